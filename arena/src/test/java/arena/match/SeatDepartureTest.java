package arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Fact;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of players that leave in the middle of a match. */
final class SeatDepartureTest {

    private final SimulatedMatch<ChainReactionState, ChainReactionView, ChainReactionMove> simulation =
            new SimulatedMatch<>(ChainReaction.definition());

    @Test
    void aPlayerThatDiesWithAnOpenPromptAndNoAnswerGets20AndLoses() {
        ScriptedPlayer dying = simulation.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        simulation.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(dying.codes()).containsExactly(20);
        assertThat(decided.over().reason()).isEqualTo("process ended");
        assertThat(winner(decided)).isEqualTo(2);
        assertThat(left(simulation))
                .isEqualTo(new Event.Left(Duration.ofMillis(50).toNanos(), 1, 1, Departure.ENDED, "exit code 1", true));
    }

    @Test
    void theExplanationOfADeathDuringAPromptIsNotThatTheAnswerWasLate() {
        simulation.explaining(MatchTerms.Explanations.ERRORS);
        ScriptedPlayer dying = simulation.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.die().afterMillis(50))));
        simulation.seat("Other", PlayerScript.mute());

        simulation.play();

        assertThat(dying.acknowledgements().get(0).explanation())
                .contains(new Fact("Code", "20"), new Fact("Words", "Your program has ended."));
    }

    @Test
    void aCompleteAnswerIsJudgedBeforeTheDeparture() {
        ScriptedPlayer dying = simulation.seat(
                "Dying", PlayerScript.doing(prompt -> List.of(ScriptedAction.write("K 3\n"), ScriptedAction.die())));
        simulation.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(decided.over().reason()).isEqualTo("process ended");
        assertThat(left(simulation).breaksOff()).isFalse();
    }

    @Test
    void anIncompleteAnswerOfADeadPlayerIsJudgedAsItIs() {
        ScriptedPlayer dying = simulation.seat(
                "Dying",
                PlayerScript.doing(prompt ->
                        List.of(ScriptedAction.half("K 3"), ScriptedAction.die().afterMillis(1))));
        simulation.seat("Other", PlayerScript.mute());

        simulation.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(left(simulation).breaksOff()).isFalse();
    }

    @Test
    void theLastAnswerOfADeadPlayerCanStillDecideTheMatch() {
        simulation.with("turn-limit", "1");
        simulation.seat(
                "Dying", PlayerScript.doing(prompt -> List.of(ScriptedAction.write("K 3\n"), ScriptedAction.die())));
        simulation.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(decided.over().reason()).isEqualTo("turn limit");
        assertThat(simulation.events(Event.Left.class)).isEmpty();
    }

    @Test
    void theTurnIsBrokenOffAtOnceWhenTheOpponentDiesMeanwhile() {
        ScriptedPlayer thinking = simulation.seat(
                "Thinking",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("K 3\n").afterMillis(2000))));
        simulation.seat(
                "Dying",
                PlayerScript.mute()
                        .arriving(ScriptedAction.appear(), ScriptedAction.die().afterMillis(70)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) simulation.play();

        assertThat(winner(decided)).isEqualTo(1);
        assertThat(thinking.codes()).isEmpty();
        assertThat(decided.moves()).isZero();
        assertThat(simulation.clock.nanos()).isEqualTo(Duration.ofMillis(70).toNanos());
        assertThat(left(simulation).breaksOff()).isTrue();
    }

    @Test
    void noPlayerIsDeclaredGoneWhileTheVenueIsDown() {
        simulation.at(() -> Optional.of("The field is gone."));
        ScriptedPlayer dying = simulation.seat("Dying", PlayerScript.doing(prompt -> List.of(ScriptedAction.die())));
        simulation.seat("Other", PlayerScript.mute());

        assertThat(simulation.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(dying.codes()).isEmpty();
    }

    @Test
    void aLargerGameGoesOnAndNeverAsksTheDepartedPlayerAgain() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "3");
        ScriptedPlayer dying = auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> prompt.number() == 2
                        ? List.of(ScriptedAction.die())
                        : List.of(ScriptedAction.write("bid 9\nEnd\n"))));
        auction.seat("Two", PlayerScript.answering("bid 2\nEnd\n"));
        auction.seat("Three", PlayerScript.answering("bid 3\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(dying.codes()).containsExactly(0, 20);
        assertThat(decided.over().reason()).isEqualTo("all lots sold");
        assertThat(left(auction)).satisfies(left -> {
            assertThat(left.step()).isEqualTo(2);
            assertThat(left.breaksOff()).isFalse();
        });
        assertThat(decided.moves()).isEqualTo(8);
    }

    @Test
    void theDraftOfADepartedPlayerCountsWhereDraftsDo() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "1");
        ScriptedPlayer dying = auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(ScriptedAction.draft("bid 9\nEnd\n"), ScriptedAction.die())));
        auction.seat("Two", PlayerScript.answering("bid 2\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(winner(decided)).isEqualTo(1);
    }

    @Test
    void inATurnOfAllTheRemainingPlayerStillAnswersIfTheDepartedOneHadAnswered() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
                new SimulatedMatch<>(Auction.definition()).with("lots", "2");
        auction.seat(
                "Dying",
                PlayerScript.doing(prompt -> List.of(
                        ScriptedAction.write("bid 9\nEnd\n"),
                        ScriptedAction.die().afterMillis(1))));
        ScriptedPlayer staying = auction.seat(
                "Staying",
                PlayerScript.doing(
                        prompt -> List.of(ScriptedAction.write("bid 2\nEnd\n").afterMillis(100))));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(staying.codes()).containsExactly(0);
        assertThat(decided.over().reason()).isEqualTo("nobody left to bid");
        assertThat(left(auction).breaksOff()).isFalse();
    }

    @Test
    void inRealTimeADepartedPlayerReceivesNoMoreUpdates() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race =
                new SimulatedMatch<>(Race.definition()).with("ticks", "10");
        ScriptedPlayer dying = race.seat(
                "Dying",
                PlayerScript.mute()
                        .arriving(ScriptedAction.appear(), ScriptedAction.die().afterMillis(35)));
        ScriptedPlayer other = race.seat("Other", PlayerScript.mute());

        race.play();

        assertThat(dying.updates()).hasSize(2);
        assertThat(other.updates()).hasSize(5);
        assertThat(left(race)).satisfies(left -> {
            assertThat(left.step()).isEqualTo(4);
            assertThat(left.breaksOff()).isFalse();
        });
    }

    private static int winner(MatchConclusion.Decided decided) {
        return decided.over().standings().get(0).seat().number();
    }

    private static Event.Left left(SimulatedMatch<?, ?, ?> simulation) {
        List<Event.Left> all = simulation.events(Event.Left.class);
        assertThat(all).hasSize(1);
        return all.get(0);
    }
}
