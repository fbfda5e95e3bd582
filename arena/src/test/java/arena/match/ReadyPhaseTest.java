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

/** Tests of the phase before the first prompt. */
final class ReadyPhaseTest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final SimulatedMatch<Doubt.State, Doubt.View, Doubt.Act> simulation =
            new SimulatedMatch<>(Doubt.definition()).with("turns", "1");

    /** The first 63 bits of the SHA-256 of {@code 7 player 2}: the number does not reveal the match's seed. */
    @Test
    void aPlayersNumberIsDrawnThroughAOneWayFunction() {
        Setup setup = new Setup(
                List.of("First", "Second"),
                7,
                Settings.defaults(Doubt.definition().info()));
        assertThat(Invitation.seedOf(setup.seed(), new Seat(2))).isEqualTo(5401483107921029701L);
        assertThat(Invitation.seedOf(setup.seed(), new Seat(1))).isNotEqualTo(5401483107921029701L);
    }

    @Test
    void noSeatIsAskedBeforeAllAreReady() {
        simulation.seat("Quick", claims());
        simulation.seat("Slow", claims().arriving(ScriptedAction.appear().afterMillis(7000)));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);

        assertThat(simulation.events(Event.Joined.class))
                .containsExactly(
                        new Event.Joined(0, 1),
                        new Event.Joined(Duration.ofSeconds(7).toNanos(), 2));
        assertThat(simulation.events(Event.Prompted.class).get(0).atNanos())
                .isEqualTo(Duration.ofSeconds(7).toNanos());
    }

    @Test
    void beingReadyAtTheLastMomentIsInTime() {
        simulation.seat("Quick", claims());
        simulation.seat("Slow", claims().arriving(ScriptedAction.appear().after(PATIENCE)));

        assertThat(simulation.play()).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(simulation.events(Event.Left.class)).isEmpty();
    }

    @Test
    void theTimeToGetReadyBeginsWhenTheProgramIsStarted() {
        Duration started = Duration.ofSeconds(8);
        simulation.seat("Quick", claims());
        simulation.seat(
                "Queued",
                claims().arriving(
                                ScriptedAction.queue(),
                                ScriptedAction.start().after(started),
                                ScriptedAction.appear().after(started.plus(PATIENCE))));
        simulation.seat(
                "Never",
                claims().arriving(ScriptedAction.queue(), ScriptedAction.start().after(started)));

        simulation.play();

        assertThat(simulation.events(Event.Left.class))
                .extracting(Event.Left::atNanos, Event.Left::seat, Event.Left::how)
                .containsExactly(tuple(started.plus(PATIENCE).toNanos(), 3, new SeatDeparture.NotReady(10000)));
    }

    @Test
    void aPlayerThatIsNotReadyInTimeHasLeftBeforeTheFirstStep() {
        simulation.seat("Quick", claims());
        simulation.seat("Never", claims().arriving());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(decided.moves()).isZero();
        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(1);
        assertThat(simulation.events(Event.Left.class))
                .containsExactly(new Event.Left(
                        PATIENCE.toNanos(), 0, 2, Departure.NOT_READY, new SeatDeparture.NotReady(10000), false));
        assertThat(simulation.events(Event.Prompted.class)).isEmpty();
    }

    @Test
    void aPlayerThatDiesBeforeItIsReadyIsNotWaitedFor() {
        simulation.seat("Quick", claims());
        simulation.seat("Broken", claims().arriving(ScriptedAction.die().afterMillis(300)));

        simulation.play();

        assertThat(simulation.events(Event.Left.class))
                .containsExactly(new Event.Left(
                        Duration.ofMillis(300).toNanos(), 0, 2, Departure.NOT_READY, "exit code 1", false));
    }

    @Test
    void aMatchWithoutAReadyPlayerIsNotPlayed() {
        ScriptedPlayer first = simulation.seat("Never", claims().arriving());
        ScriptedPlayer second = simulation.seat("Broken", claims().arriving(ScriptedAction.die()));

        MatchConclusion conclusion = simulation.play();

        assertThat(conclusion)
                .isEqualTo(new MatchConclusion.Broken(
                        Event.Cause.NOBODY_READY,
                        "No player was ready: Never (not ready within 10000 ms), Broken (exit code 1). The match was"
                                + " not played; start the bots, or look at their logs, and play it again."));
        assertThat(first.gameovers()).containsExactly("Winner = \nLoser = \nReason = broken off\nMoves = 0\n");
        assertThat(second.gameovers()).isEqualTo(first.gameovers());
    }

    @Test
    void aPlayerThatWasReadyAndDiedBeforeTheOtherWasReadyHasNotWon() {
        simulation.seat(
                "Fickle",
                claims().arriving(ScriptedAction.appear(), ScriptedAction.die().afterMillis(500)));
        simulation.seat("Never", claims().arriving());

        assertThat(simulation.play())
                .isInstanceOfSatisfying(
                        MatchConclusion.Broken.class,
                        broken -> assertThat(broken.cause()).isEqualTo(Event.Cause.NOBODY_READY));
    }

    @Test
    void aPlayerThatDiesBetweenReadinessAndTheFirstPromptHasLeftAndIsNotAsked() {
        simulation.seat(
                "Fickle",
                claims().arriving(ScriptedAction.appear(), ScriptedAction.die().afterMillis(500)));
        simulation.seat("Slow", claims().arriving(ScriptedAction.appear().afterMillis(900)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(2);
        assertThat(simulation.events(Event.Left.class))
                .extracting(Event.Left::seat, Event.Left::why, Event.Left::breaksOff)
                .containsExactly(tuple(1, Departure.ENDED, false));
        assertThat(simulation.events(Event.Prompted.class)).isEmpty();
    }

    @Test
    void aLargerGameGoesOnWithoutTheMissingPlayers() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "1");
        auction.seat("One", PlayerScript.answering("bid 1\nEnd\n"));
        auction.seat("Never", PlayerScript.mute().arriving());
        auction.seat("Three", PlayerScript.answering("bid 3\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(decided.over().standings().get(0).seat().number()).isEqualTo(3);
        assertThat(auction.events(Event.Prompted.class))
                .extracting(Event.Prompted::seat)
                .containsExactly(1, 3);
    }

    @Test
    void noPlayerIsGivenUpWhileTheVenueIsDown() {
        simulation.at(() -> Optional.of("The field is gone."));
        simulation.seat("Quick", claims());
        simulation.seat("Never", claims().arriving());

        assertThat(simulation.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(simulation.events(Event.Left.class)).isEmpty();
        assertThat(simulation.events(Event.BrokenOff.class)).hasSize(1);
    }

    @Test
    void everyPlayerGetsASeedOfItsOwnThatIsNotTheGames() {
        ScriptedPlayer first = simulation.seat("Quick", claims());
        ScriptedPlayer second = simulation.seat("Slow", claims());
        simulation.play();

        List<Long> seeds =
                List.of(first.invitation().seed(), second.invitation().seed(), 1L);
        assertThat(seeds).doesNotHaveDuplicates().allMatch(seed -> seed >= 0);
    }

    private static PlayerScript claims() {
        return PlayerScript.answering("claim 1\n");
    }
}
