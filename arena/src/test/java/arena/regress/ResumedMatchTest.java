package arena.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.RecordException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ResumedMatchTest {

    private static final List<GameDefinition<?, ?, ?>> TURN_GAMES =
            List.of(ChainReaction.definition(), Doubt.definition(), Auction.definition());

    @TempDir
    private Path directory;

    private final List<Event> events = new ArrayList<>();

    static Stream<GameDefinition<?, ?, ?>> turnGames() {
        return TURN_GAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("turnGames")
    void theRulesLeadToEachRecordedInput(GameDefinition<?, ?, ?> game) {
        for (long seed = 1; seed <= 6; seed++) {
            Map<Integer, Integer> leavers = seed % 2 == 0 ? Map.of(2, 2) : Map.of();
            MatchRecord record =
                    MatchRecord.read(PlayedMatch.play(directory.resolve("" + seed), game, Map.of(), seed, leavers));
            int seats = record.began().orElseThrow().sittings().size();
            for (Seat seat : Seat.firstSeats(seats)) {
                PrefixReader reader = new PrefixReader(record, seat);
                for (int turn = 1; turn <= reader.turns(); turn++) {
                    MatchPrefix past = reader.before(turn);
                    assertThat(past.turn()).isEqualTo(turn);
                    assertThat(new PrefixPosition<>(game, past).input()).isEqualTo(reader.input(turn));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("turnGames")
    void aMatchRepeatsTheRecordedAnswersAndIsStoppedAfterTheTurn(GameDefinition<?, ?, ?> game) {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, game, Map.of(), 5));
        PrefixReader reader = new PrefixReader(record, new Seat(2));
        int turn = Math.min(4, reader.turns() - 1);
        MatchPrefix past = reader.before(turn);
        ResumedMatch rehearsal = new ResumedMatch(game, past, turn);
        MatchConclusion conclusion = play(game, past, rehearsal, false);
        assertThat(conclusion)
                .isInstanceOfSatisfying(
                        MatchConclusion.Broken.class,
                        broken -> assertThat(broken.cause()).isEqualTo(Event.Cause.STOPPED));
        assertThat(Thread.interrupted()).as("it is stopped as a host does it").isTrue();
        assertThat(inputs(2))
                .containsExactlyElementsOf(Stream.iterate(1, number -> number + 1)
                        .limit(turn)
                        .map(reader::input)
                        .toList());
        assertThat(rehearsal.ruling()).get().satisfies(ruled -> {
            assertThat(ruled.reply().number()).isEqualTo(turn);
            assertThat(RecordedOutput.words(ruled.reply().bytes().map(RecordedOutput::of)))
                    .isEqualTo("stubborn");
        });
        assertThat(rehearsal.differences()).hasSize(turn - 1).allSatisfy(difference -> {
            assertThat(RecordedOutput.words(difference.now())).isEqualTo("stubborn");
            assertThat(difference.then()).isEqualTo(reader.answer(difference.turn()));
        });
    }

    @Test
    void fromTheTurnOnFollowingPlayersAreFree() {
        GameDefinition<?, ?, ?> game = Doubt.definition();
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, game, Map.of(), 3));
        MatchPrefix past = new PrefixReader(record, new Seat(1)).before(2);
        ResumedMatch rehearsal = new ResumedMatch(game, past, ResumedMatch.TO_THE_END);
        assertThat(play(game, past, rehearsal, true)).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(events.stream()
                        .filter(Event.Ruled.class::isInstance)
                        .map(Event.Ruled.class::cast)
                        .skip(past.actions().size())
                        .map(ruled -> RecordedOutput.words(ruled.reply().bytes().map(RecordedOutput::of))))
                .isNotEmpty()
                .containsOnly("stubborn");
    }

    @Test
    void aSeatThatLeftBeforeTheTurnLeavesAgain() {
        GameDefinition<?, ?, ?> game = Auction.definition();
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, game, Map.of("lots", "5"), 3, Map.of(3, 2)));
        PrefixReader reader = new PrefixReader(record, new Seat(1));
        MatchPrefix past = reader.before(3);
        assertThat(past.hasDeparted(new Seat(3))).isTrue();
        play(game, past, new ResumedMatch(game, past, 3), false);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(inputs(1)).hasSize(3).last().isEqualTo(reader.input(3));
        assertThat(events.stream().filter(Event.Left.class::isInstance)).hasSize(1);
    }

    @Test
    void theDepartureOfTheBotStopsTheMatchEvenIfOthersCouldGoOn() {
        GameDefinition<?, ?, ?> game = Auction.definition();
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, game, Map.of("lots", "5"), 3));
        MatchPrefix past = new PrefixReader(record, new Seat(1)).before(4);
        ResumedMatch rehearsal = new ResumedMatch(game, past, 4);
        assertThat(play(game, past, rehearsal, Set.of(), ResumedMatchTest::goneAtItsSecondPrompt))
                .isInstanceOf(MatchConclusion.Broken.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(rehearsal.departure())
                .get()
                .satisfies(left -> assertThat(left.words()).isEqualTo("exit code 3"));
        assertThat(rehearsal.ruling()).isEmpty();
        assertThat(rehearsal.lastAcknowledged()).isEqualTo(2);
    }

    private static Player goneAtItsSecondPrompt(Player player) {
        AtomicInteger prompts = new AtomicInteger();
        return (Player) Proxy.newProxyInstance(
                Player.class.getClassLoader(), new Class<?>[] {Player.class}, (proxy, method, arguments) -> {
                    boolean gone = prompts.get() > 1;
                    return switch (method.getName()) {
                        case "sendPrompt" -> {
                            prompts.incrementAndGet();
                            yield method.invoke(player, arguments);
                        }
                        case "reply" -> gone ? Optional.empty() : method.invoke(player, arguments);
                        case "presence" ->
                            gone ? new Presence.Gone(Departure.ENDED, "exit code 3") : new Presence.Here();
                        default -> method.invoke(player, arguments);
                    };
                });
    }

    @Test
    void aTurnAfterTheMatchIsRefusedWithTheLastTurn() {
        PrefixReader reader = new PrefixReader(
                MatchRecord.read(PlayedMatch.play(directory, Auction.definition(), Map.of("lots", "2"), 1)),
                new Seat(1));
        assertThatThrownBy(() -> reader.before(3))
                .isInstanceOf(RecordException.class)
                .hasMessage("The turns of Amber_1 (seat 1) in this match are 1 to 2, the last input that it got;"
                        + " name one of them with --turn.");
        assertThatThrownBy(() -> reader.before(0)).isInstanceOf(RecordException.class);
    }

    @Test
    void aGameInRealTimeHasNoTurnToResume() {
        MatchRecord record = MatchRecord.read(
                PlayedMatch.play(directory, Race.definition(), Map.of("ticks", "6", "tick-time", "0ms"), 1));
        assertThatThrownBy(() -> new PrefixReader(record, new Seat(1)).before(2))
                .isInstanceOf(RecordException.class)
                .hasMessage("race is played in real time;"
                        + " only turns of a game that waits for answers can be repeated.");
    }

    @Test
    void answersThatDoNotFitTheRulesAreRefused() {
        GameDefinition<?, ?, ?> game = Doubt.definition();
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, game, Map.of(), 3));
        MatchPrefix past = new PrefixReader(record, new Seat(1)).before(2);
        List<MatchPrefix.Action> others = past.actions();
        assertThatThrownBy(() -> new PrefixPosition<>(game, with(past, others.subList(0, others.size() - 1))))
                .hasMessageContaining("By the rules seat", " gets another prompt before turn 2 of Amber_1");
        List<MatchPrefix.Action> more = new ArrayList<>(others);
        more.add(new MatchPrefix.Answered(new Seat(2), Optional.of(new RecordedOutput("doubt\n"))));
        more.add(new MatchPrefix.Answered(new Seat(2), Optional.of(new RecordedOutput("doubt\n"))));
        assertThatThrownBy(() -> new PrefixPosition<>(game, with(past, more)))
                .hasMessageContaining("are not given yet");
        MatchPrefix alone = new MatchPrefix("doubt", past.settings(), 1, List.of("A"), new Seat(1), List.of());
        assertThatThrownBy(() -> new PrefixPosition<>(game, alone)).hasMessage("Doubt is not played by 1.");
    }

    private static MatchPrefix with(MatchPrefix past, List<MatchPrefix.Action> happenings) {
        return new MatchPrefix(past.gameId(), past.settings(), past.seed(), past.names(), past.seat(), happenings);
    }

    private List<String> inputs(int seat) {
        return events.stream()
                .filter(Event.Prompted.class::isInstance)
                .map(Event.Prompted.class::cast)
                .filter(prompted -> prompted.seat() == seat)
                .map(Event.Prompted::text)
                .toList();
    }

    /**
     * Plays with players that always give the same answer; the others are taken over like the bot, or give recorded
     * answers only.
     */
    private <S, V, A> MatchConclusion play(
            GameDefinition<S, V, A> game, MatchPrefix past, ResumedMatch rehearsal, boolean othersFollow) {
        return play(
                game,
                past,
                rehearsal,
                othersFollow ? Set.copyOf(past.setup(game).seats()) : Set.of(),
                bot -> bot);
    }

    private <S, V, A> MatchConclusion play(
            GameDefinition<S, V, A> game,
            MatchPrefix past,
            ResumedMatch rehearsal,
            Set<Seat> following,
            UnaryOperator<Player> bots) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(past.names().size())) {
            Player stubborn = new InProcessPlayer(
                    past.names().get(seat.index()),
                    new PlayerInfo("script", new TreeMap<>()),
                    i -> input -> "stubborn\n");
            boolean follows = seat.equals(past.seat()) || following.contains(seat);
            players.add(follows ? rehearsal.takenOver(seat, bots.apply(stubborn)) : rehearsal.recordedPlayer(seat));
        }
        MatchTerms terms = new MatchTerms("again", "test", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment environment = new MatchEnvironment(
                new SystemClock(),
                event -> {
                    events.add(event);
                    rehearsal.write(event);
                },
                Venue.sound());
        return new Match<>(game, past.setup(game), players, terms, environment).play();
    }
}
