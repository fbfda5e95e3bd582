package arena.game.tiny;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderBot;
import arena.exchange.FolderPlayer;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.game.Setup;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SystemClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the tiny games through real folders: the protocol serves more shapes of games than the first real one. */
class TinyGamesThroughFoldersTest {

    private static final List<String> TEAMS = List.of("Team_A", "Team_B", "Team_C");

    @TempDir
    private Path root;

    private final List<Thread> bots = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();

    @AfterEach
    void endBots() throws InterruptedException {
        for (Thread bot : bots) {
            bot.interrupt();
            bot.join();
        }
    }

    @Test
    void aDecisionInsideAnotherSeatsTurnIsAskedOfThatSeat() {
        Function<String, String> mind = input -> input.startsWith("Expecting = CLAIM") ? "claim 3\n" : "doubt\n";
        play(Doubt.definition(), Map.of("turns", "6"), team -> mind);
        assertThat(rulings()).hasSize(12).extracting(Event.Ruled::code).containsOnly(0);
        assertThat(rulings()).extracting(Event.Ruled::seat).containsExactly(1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3, 1);
    }

    @Test
    void allSeatsBidAtOnceAndALateOneBidsItsLastDraft() {
        play(
                Auction.definition(),
                Map.of("lots", "2", "move-time", "700ms"),
                team -> team.equals("Team_B") ? this::bidByDraftOnly : input -> "bid 20\nbid 5\nEnd\n");
        assertThat(rulings()).hasSize(6).extracting(Event.Ruled::code).containsOnly(0);
        assertThat(rulings())
                .filteredOn(ruled -> ruled.seat() == 2)
                .hasSize(2)
                .allSatisfy(ruled -> assertThat(ruled.reply().draft()).isTrue());
        assertThat(ended().standings().get(0).seat().number()).isEqualTo(2);
    }

    @Test
    void ordersMayComeAtAnyTimeWhileTicksPass() {
        play(Race.definition(), Map.of("ticks", "30", "tick-time", "10ms"), team -> input -> "speed 4\n");
        assertThat(ended().steps()).isEqualTo(30);
        assertThat(ended().standings())
                .allSatisfy(standing -> assertThat(standing.points()).isPositive());
        assertThat(rulings()).isNotEmpty().extracting(Event.Ruled::code).containsOnly(0);
    }

    /** Writes a draft for the open prompt, and nothing more in time: the answer comes long after the lot is sold. */
    private String bidByDraftOnly(String input) {
        int lot = Integer.parseInt(input.lines().findFirst().orElseThrow().replace("Expecting = BID ", ""));
        try {
            Files.writeString(root.resolve("Team_B/draft_" + lot + ".txt"), "bid 90\nEnd\n");
            while (!Files.exists(root.resolve("Team_B/acknowledge_" + lot + ".txt"))) {
                Thread.onSpinWait();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return "bid 1\nEnd\n";
    }

    private <S, V, A> void play(
            GameDefinition<S, V, A> game,
            Map<String, String> settings,
            Function<String, Function<String, String>> minds) {
        Setup setup = new Setup(TEAMS, 3, Settings.of(game.info(), settings));
        MatchTerms terms = new MatchTerms("tiny", "test", MatchTerms.Explanations.ERRORS, 0);
        TEAMS.forEach(team -> start(team, minds.apply(team)::apply));
        try (Field field = Field.open(root, FieldOptions.STANDARD)) {
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), events::add, field.venue(TEAMS));
            List<Player> players =
                    TEAMS.stream().map(team -> player(field, team)).toList();
            MatchConclusion conclusion = new Match<>(game, setup, players, terms, environment).play();
            assertThat(conclusion).as("%s", events).isInstanceOf(MatchConclusion.Decided.class);
        }
    }

    private static Player player(Field field, String team) {
        PlayerInfo info = new PlayerInfo("folder", new TreeMap<>());
        return field.player(team, info, Duration.ofSeconds(20), FolderPlayer.Occupancy.SERVED);
    }

    private void start(String team, Responder mind) {
        Thread bot = new Thread(() -> new FolderBot(root.resolve(team), mind).serve(), team);
        bots.add(bot);
        bot.start();
    }

    private List<Event.Ruled> rulings() {
        return events.stream()
                .filter(Event.Ruled.class::isInstance)
                .map(Event.Ruled.class::cast)
                .toList();
    }

    private Event.Ended ended() {
        return events.stream()
                .filter(Event.Ended.class::isInstance)
                .map(Event.Ended.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
