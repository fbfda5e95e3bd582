package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Tests of a player that breaks the venue: it loses, the others go on, and a reader of the record comes to the same
 * end.
 */
final class BrokenVenueTest {

    private final SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
            new SimulatedMatch<>(Auction.definition());

    /** A player that has filled the disk when it is examined. */
    private static final class DiskFiller extends ForwardingPlayer {
        DiskFiller(Player inner) {
            super(inner);
        }

        @Override
        public Optional<Presence.Gone> causeOfVenueFailure() {
            return Optional.of(new Presence.Gone(Departure.DISK_LIMIT, "its files have filled the disk"));
        }
    }

    /** Returns a recorder that fails once at the first event of a kind. */
    private static EventRecorder failingAt(Predicate<Event> first) {
        List<Event> failed = new ArrayList<>();
        return event -> {
            if (failed.isEmpty() && first.test(event)) {
                failed.add(event);
                throw new VenueException("The disk is full.");
            }
        };
    }

    private ScriptedPlayer bidder(String name, int bid) {
        return new ScriptedPlayer(name, auction.clock, PlayerScript.answering("bid " + bid + "\nEnd\n"), words -> {});
    }

    @Test
    void theRulingsOfATurnThatIsBrokenOffCountAsMovesButNotForTheMatch() {
        auction.readBy(
                failingAt(event -> event instanceof Event.Acknowledged acknowledged && acknowledged.seat() == 1));
        auction.seat(bidder("One", 1));
        auction.seat(new DiskFiller(bidder("Filler", 9)));
        auction.seat(bidder("Three", 3));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(left(auction)).isEqualTo("step 1, seat 2, breaks off true");
        assertThat(decided.moves()).isEqualTo(1 + 3 * 2);
        assertThat(differences(auction, Auction.definition())).isEmpty();
    }

    @Test
    void aPlayerThatBreaksTheVenueBetweenTwoTurnsLeavesAfterTheFirst() {
        List<String> trouble = new ArrayList<>();
        auction.at(() -> trouble.isEmpty() ? Optional.empty() : Optional.of(trouble.remove(0)));
        PlayerScript dying = PlayerScript.doing(prompt -> List.of(
                ScriptedAction.call(() -> trouble.add("The disk is full.")),
                ScriptedAction.write("bid 1\nEnd\n"),
                ScriptedAction.die()));
        auction.seat(new DiskFiller(bidder("Filler", 9)));
        auction.seat(bidder("Two", 2));
        auction.seat(bidder("Three", 3));
        auction.seat("Dying", dying);

        auction.play();

        assertThat(left(auction)).isEqualTo("step 1, seat 1, breaks off false; step 1, seat 4, breaks off false");
        assertThat(differences(auction, Auction.definition())).isEmpty();
    }

    @Test
    void aPromptThatCouldNotBePublishedHasUsedUpNoNumber() {
        List<Prompt> failed = new ArrayList<>();
        auction.seat(new ForwardingPlayer(bidder("One", 1)) {
            @Override
            public long sendPrompt(Prompt prompt) {
                if (failed.isEmpty()) {
                    failed.add(prompt);
                    throw new VenueException("The disk is full.");
                }
                return super.sendPrompt(prompt);
            }
        });
        auction.seat(new DiskFiller(bidder("Filler", 9)));
        auction.seat(bidder("Three", 3));

        auction.play();

        assertThat(auction.events(Event.Prompted.class).stream()
                        .filter(prompted -> prompted.seat() == 1)
                        .map(Event.Prompted::number))
                .containsExactly(1, 2, 3);
        assertThat(differences(auction, Auction.definition())).isEmpty();
    }

    @Test
    void theOrdersOfATickThatIsBrokenOffCountForNothing() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race =
                new SimulatedMatch<>(Race.definition()).with("ticks", "6").with("tick-time", "10ms");
        race.readBy(failingAt(event -> event instanceof Event.Acknowledged acknowledged && acknowledged.number() == 2));
        PlayerScript driving = PlayerScript.mute()
                .arriving(
                        ScriptedAction.appear(),
                        ScriptedAction.order("speed 1\n").afterMillis(3),
                        ScriptedAction.order("speed 5\n").afterMillis(4));
        race.seat("Driver", driving);
        race.seat(new DiskFiller(new ScriptedPlayer("Filler", race.clock, PlayerScript.mute(), words -> {})));
        race.seat("Idle", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) race.play();

        assertThat(left(race)).isEqualTo("step 1, seat 2, breaks off true");
        assertThat(decided.over().standings())
                .extracting(standing -> standing.points())
                .containsOnly(0L);
        assertThat(differences(race, Race.definition())).isEmpty();
    }

    private static String left(SimulatedMatch<?, ?, ?> simulation) {
        return String.join(
                "; ",
                simulation.events(Event.Left.class).stream()
                        .map(left ->
                                "step " + left.step() + ", seat " + left.seat() + ", breaks off " + left.breaksOff())
                        .toList());
    }

    private static <S, V, A> List<String> differences(
            SimulatedMatch<S, V, A> simulation, GameDefinition<S, V, A> game) {
        Replay<S, V, A> replay = new Replay<>(game);
        List<String> differences = new ArrayList<>();
        for (Event event : simulation.events()) {
            replay.add(new RecordedEvent(replay.size() + 1, event));
            differences.addAll(replay.differences(replay.size() - 1));
        }
        assertThat(replay.status().verdict()).isPresent();
        return differences;
    }
}
