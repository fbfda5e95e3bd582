package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.game.Departure;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The time before the first prompt. */
final class ReadyPhaseTest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Stage<Doubt.State, Doubt.View, Doubt.Act> stage = new Stage<>(Doubt.box()).with("turns", "1");

    /** The first 63 bits of the SHA-256 of {@code 7 player 2}: who knows the number does not know the match's seed. */
    @Test
    void aPlayersNumberIsDrawnThroughAOneWayFunction() {
        Setup setup = new Setup(
                List.of("First", "Second"), 7, Settings.standard(Doubt.box().info()));
        assertThat(MatchContext.seedOf(setup, new Seat(2))).isEqualTo(5401483107921029701L);
        assertThat(MatchContext.seedOf(setup, new Seat(1))).isNotEqualTo(5401483107921029701L);
    }

    @Test
    void nobodyIsAskedBeforeEverybodyIsReady() {
        stage.seat("Quick", claims());
        stage.seat("Slow", claims().arriving(Deed.appear().afterMillis(7000)));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);

        assertThat(stage.events(Event.Joined.class))
                .containsExactly(
                        new Event.Joined(0, 1),
                        new Event.Joined(Duration.ofSeconds(7).toNanos(), 2));
        assertThat(stage.events(Event.Prompted.class).get(0).atNanos())
                .isEqualTo(Duration.ofSeconds(7).toNanos());
    }

    @Test
    void beingReadyAtTheLastMomentIsInTime() {
        stage.seat("Quick", claims());
        stage.seat("Slow", claims().arriving(Deed.appear().after(PATIENCE)));

        assertThat(stage.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(stage.events(Event.Left.class)).isEmpty();
    }

    @Test
    void theTimeToGetReadyBeginsWhenTheProgramIsStarted() {
        Duration started = Duration.ofSeconds(8);
        stage.seat("Quick", claims());
        stage.seat(
                "Queued",
                claims().arriving(
                                Deed.queue(),
                                Deed.start().after(started),
                                Deed.appear().after(started.plus(PATIENCE))));
        stage.seat("Never", claims().arriving(Deed.queue(), Deed.start().after(started)));

        stage.play();

        assertThat(stage.events(Event.Left.class))
                .extracting(Event.Left::atNanos, Event.Left::seat, Event.Left::how)
                .containsExactly(tuple(started.plus(PATIENCE).toNanos(), 3, new SeatDeparture.NotReady(10000)));
    }

    @Test
    void whoIsNotReadyInTimeHasLeftBeforeTheFirstStep() {
        stage.seat("Quick", claims());
        stage.seat("Never", claims().arriving());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(decided.moves()).isZero();
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(1);
        assertThat(stage.events(Event.Left.class))
                .containsExactly(new Event.Left(
                        PATIENCE.toNanos(), 0, 2, Departure.NOT_READY, new SeatDeparture.NotReady(10000), false));
        assertThat(stage.events(Event.Prompted.class)).isEmpty();
    }

    @Test
    void whoDiesBeforeBeingReadyIsNotWaitedFor() {
        stage.seat("Quick", claims());
        stage.seat("Broken", claims().arriving(Deed.die().afterMillis(300)));

        stage.play();

        assertThat(stage.events(Event.Left.class))
                .containsExactly(new Event.Left(
                        Duration.ofMillis(300).toNanos(), 0, 2, Departure.NOT_READY, "exit code 1", false));
    }

    @Test
    void aMatchInWhichNobodyIsReadyIsNotPlayed() {
        ScriptedPlayer first = stage.seat("Never", claims().arriving());
        ScriptedPlayer second = stage.seat("Broken", claims().arriving(Deed.die()));

        MatchConclusion conclusion = stage.play();

        assertThat(conclusion)
                .isEqualTo(new MatchConclusion.Broken(
                        Event.Cause.NOBODY_READY,
                        "No player was ready: Never (not ready within 10000 ms), Broken (exit code 1). The match was"
                                + " not played; start the bots, or look at their logs, and play it again."));
        assertThat(first.gameovers()).containsExactly("Winner = \nLoser = \nReason = broken off\nMoves = 0\n");
        assertThat(second.gameovers()).isEqualTo(first.gameovers());
    }

    @Test
    void whoWasReadyAndDiedWhileTheOtherDidNotComeHasNotWon() {
        stage.seat("Fickle", claims().arriving(Deed.appear(), Deed.die().afterMillis(500)));
        stage.seat("Never", claims().arriving());

        assertThat(stage.play())
                .isInstanceOfSatisfying(
                        MatchConclusion.Broken.class,
                        broken -> assertThat(broken.cause()).isEqualTo(Event.Cause.NOBODY_READY));
    }

    @Test
    void whoDiesBetweenBeingReadyAndTheFirstPromptHasLeftAndIsNotAsked() {
        stage.seat("Fickle", claims().arriving(Deed.appear(), Deed.die().afterMillis(500)));
        stage.seat("Slow", claims().arriving(Deed.appear().afterMillis(900)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
        assertThat(stage.events(Event.Left.class))
                .extracting(Event.Left::seat, Event.Left::why, Event.Left::breaksOff)
                .containsExactly(tuple(1, Departure.ENDED, false));
        assertThat(stage.events(Event.Prompted.class)).isEmpty();
    }

    @Test
    void aLargerGameGoesOnWithoutWhoeverIsMissing() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "1");
        auction.seat("One", Conduct.answering("bid 1\nEnd\n"));
        auction.seat("Never", Conduct.mute().arriving());
        auction.seat("Three", Conduct.answering("bid 3\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(3);
        assertThat(auction.events(Event.Prompted.class))
                .extracting(Event.Prompted::seat)
                .containsExactly(1, 3);
    }

    @Test
    void nobodyIsGivenUpWhileThePlaceItselfIsDown() {
        stage.at(() -> Optional.of("The field is gone."));
        stage.seat("Quick", claims());
        stage.seat("Never", claims().arriving());

        assertThat(stage.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(stage.events(Event.Left.class)).isEmpty();
        assertThat(stage.events(Event.BrokenOff.class)).hasSize(1);
    }

    @Test
    void everyPlayerGetsASeedOfItsOwnThatIsNotTheGames() {
        ScriptedPlayer first = stage.seat("Quick", claims());
        ScriptedPlayer second = stage.seat("Slow", claims());
        stage.play();

        List<Long> seeds =
                List.of(first.invitation().seed(), second.invitation().seed(), 1L);
        assertThat(seeds).doesNotHaveDuplicates().allMatch(seed -> seed >= 0);
    }

    private static Conduct claims() {
        return Conduct.answering("claim 1\n");
    }
}
