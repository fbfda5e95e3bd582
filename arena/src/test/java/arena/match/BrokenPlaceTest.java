package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.GameBox;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A player who breaks the place loses, the others go on, and who reads the record comes to the same end. */
final class BrokenPlaceTest {

    private final Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box());

    /** A player who has filled the disk as soon as somebody asks. */
    private static final class Filler extends ForwardingPlayer {
        Filler(Player inner) {
            super(inner);
        }

        @Override
        public Optional<Presence.Gone> blame() {
            return Optional.of(new Presence.Gone(Departure.DISK_LIMIT, "its files have filled the disk"));
        }
    }

    /** Fails once when the first event of some kind is written down. */
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
        return new ScriptedPlayer(name, auction.clock, Conduct.answering("bid " + bid + "\nEnd\n"), words -> {});
    }

    @Test
    void theRulingsOfATurnThatIsBrokenOffCountAsMovesButNotForTheMatch() {
        auction.readBy(failingAt(event -> event instanceof Event.Acknowledged told && told.seat() == 1));
        auction.seat(bidder("One", 1));
        auction.seat(new Filler(bidder("Filler", 9)));
        auction.seat(bidder("Three", 3));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(left(auction)).isEqualTo("step 1, seat 2, breaks off true");
        assertThat(decided.moves()).isEqualTo(1 + 3 * 2);
        assertThat(differences(auction, Auction.box())).isEmpty();
    }

    @Test
    void whoBrokeThePlaceBetweenTwoTurnsLeavesAfterTheFirstOfThem() {
        List<String> trouble = new ArrayList<>();
        auction.at(() -> trouble.isEmpty() ? Optional.empty() : Optional.of(trouble.remove(0)));
        Conduct dying = Conduct.doing(prompt ->
                List.of(Deed.call(() -> trouble.add("The disk is full.")), Deed.write("bid 1\nEnd\n"), Deed.die()));
        auction.seat(new Filler(bidder("Filler", 9)));
        auction.seat(bidder("Two", 2));
        auction.seat(bidder("Three", 3));
        auction.seat("Dying", dying);

        auction.play();

        assertThat(left(auction)).isEqualTo("step 1, seat 1, breaks off false; step 1, seat 4, breaks off false");
        assertThat(differences(auction, Auction.box())).isEmpty();
    }

    @Test
    void aPromptThatCouldNotBePublishedHasUsedUpNoNumber() {
        List<Prompt> failed = new ArrayList<>();
        auction.seat(new ForwardingPlayer(bidder("One", 1)) {
            @Override
            public long ask(Prompt prompt) {
                if (failed.isEmpty()) {
                    failed.add(prompt);
                    throw new VenueException("The disk is full.");
                }
                return super.ask(prompt);
            }
        });
        auction.seat(new Filler(bidder("Filler", 9)));
        auction.seat(bidder("Three", 3));

        auction.play();

        assertThat(auction.events(Event.Prompted.class).stream()
                        .filter(prompted -> prompted.seat() == 1)
                        .map(Event.Prompted::number))
                .containsExactly(1, 2, 3);
        assertThat(differences(auction, Auction.box())).isEmpty();
    }

    @Test
    void theOrdersOfATickThatIsBrokenOffCountForNothing() {
        Stage<Race.State, Race.View, Race.Order> race =
                new Stage<>(Race.box()).with("ticks", "6").with("tick-time", "10ms");
        race.readBy(failingAt(event -> event instanceof Event.Acknowledged told && told.number() == 2));
        Conduct driving = Conduct.mute()
                .arriving(
                        Deed.appear(),
                        Deed.order("speed 1\n").afterMillis(3),
                        Deed.order("speed 5\n").afterMillis(4));
        race.seat("Driver", driving);
        race.seat(new Filler(new ScriptedPlayer("Filler", race.clock, Conduct.mute(), words -> {})));
        race.seat("Idle", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) race.play();

        assertThat(left(race)).isEqualTo("step 1, seat 2, breaks off true");
        assertThat(decided.over().standings())
                .extracting(standing -> standing.points())
                .containsOnly(0L);
        assertThat(differences(race, Race.box())).isEmpty();
    }

    private static String left(Stage<?, ?, ?> stage) {
        return String.join(
                "; ",
                stage.events(Event.Left.class).stream()
                        .map(left ->
                                "step " + left.step() + ", seat " + left.seat() + ", breaks off " + left.breaksOff())
                        .toList());
    }

    private static <S, V, A> List<String> differences(Stage<S, V, A> stage, GameBox<S, V, A> box) {
        Replay<S, V, A> replay = new Replay<>(box);
        List<String> differences = new ArrayList<>();
        for (Event event : stage.events()) {
            replay.add(new RecordedEvent(replay.size() + 1, event));
            differences.addAll(replay.differences(replay.size() - 1));
        }
        assertThat(replay.status().verdict()).isPresent();
        return differences;
    }
}
