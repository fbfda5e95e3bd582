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

/** Players who leave in the middle of a match. */
final class SeatDepartureTest {

    private final Stage<ChainReactionState, ChainReactionView, ChainReactionMove> stage =
            new Stage<>(ChainReaction.box());

    @Test
    void whoDiesWithAnOpenPromptAndNoAnswerIsTold20AndLoses() {
        ScriptedPlayer dying =
                stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.die().afterMillis(50))));
        stage.seat("Other", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(dying.codes()).containsExactly(20);
        assertThat(decided.over().reason()).isEqualTo("process ended");
        assertThat(winner(decided)).isEqualTo(2);
        assertThat(left(stage))
                .isEqualTo(new Event.Left(Duration.ofMillis(50).toNanos(), 1, 1, Departure.ENDED, "exit code 1", true));
    }

    @Test
    void whoDiesWhileAskedIsToldThatAndNotThatNoAnswerCameInTime() {
        stage.explaining(MatchTerms.Explanations.ERRORS);
        ScriptedPlayer dying =
                stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.die().afterMillis(50))));
        stage.seat("Other", Conduct.mute());

        stage.play();

        assertThat(dying.acknowledgements().get(0).explanation())
                .contains(new Fact("Code", "20"), new Fact("Words", "Your program has ended."));
    }

    @Test
    void aCompleteAnswerThatIsThereIsJudgedBeforeTheLeaving() {
        ScriptedPlayer dying = stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.write("K 3\n"), Deed.die())));
        stage.seat("Other", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(decided.over().reason()).isEqualTo("process ended");
        assertThat(left(stage).breaksOff()).isFalse();
    }

    @Test
    void aHalfAnswerOfWhoDiesIsJudgedAsItStands() {
        ScriptedPlayer dying = stage.seat(
                "Dying",
                Conduct.doing(prompt -> List.of(Deed.half("K 3"), Deed.die().afterMillis(1))));
        stage.seat("Other", Conduct.mute());

        stage.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(left(stage).breaksOff()).isFalse();
    }

    @Test
    void theLastAnswerOfWhoDiesCanStillDecideTheMatch() {
        stage.with("turn-limit", "1");
        stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.write("K 3\n"), Deed.die())));
        stage.seat("Other", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(decided.over().reason()).isEqualTo("turn limit");
        assertThat(stage.events(Event.Left.class)).isEmpty();
    }

    @Test
    void theTurnIsBrokenOffAtOnceWhenTheOpponentDiesMeanwhile() {
        ScriptedPlayer thinking = stage.seat(
                "Thinking", Conduct.doing(prompt -> List.of(Deed.write("K 3\n").afterMillis(2000))));
        stage.seat("Dying", Conduct.mute().arriving(Deed.appear(), Deed.die().afterMillis(70)));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(winner(decided)).isEqualTo(1);
        assertThat(thinking.codes()).isEmpty();
        assertThat(decided.moves()).isZero();
        assertThat(stage.clock.nanos()).isEqualTo(Duration.ofMillis(70).toNanos());
        assertThat(left(stage).breaksOff()).isTrue();
    }

    @Test
    void nobodyIsDeclaredGoneWhileThePlaceItselfIsDown() {
        stage.at(() -> Optional.of("The field is gone."));
        ScriptedPlayer dying = stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.die())));
        stage.seat("Other", Conduct.mute());

        assertThat(stage.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(dying.codes()).isEmpty();
    }

    @Test
    void aLargerGameGoesOnAndNeverAsksTheLeaverAgain() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "3");
        ScriptedPlayer dying = auction.seat(
                "Dying",
                Conduct.doing(
                        prompt -> prompt.number() == 2 ? List.of(Deed.die()) : List.of(Deed.write("bid 9\nEnd\n"))));
        auction.seat("Two", Conduct.answering("bid 2\nEnd\n"));
        auction.seat("Three", Conduct.answering("bid 3\nEnd\n"));

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
    void theDraftOfALeaverCountsWhereDraftsDo() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "1");
        ScriptedPlayer dying =
                auction.seat("Dying", Conduct.doing(prompt -> List.of(Deed.draft("bid 9\nEnd\n"), Deed.die())));
        auction.seat("Two", Conduct.answering("bid 2\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(winner(decided)).isEqualTo(1);
    }

    @Test
    void inATurnOfAllTheOneWhoStaysStillAnswersIfTheLeaverHadAnswered() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "2");
        auction.seat(
                "Dying",
                Conduct.doing(
                        prompt -> List.of(Deed.write("bid 9\nEnd\n"), Deed.die().afterMillis(1))));
        ScriptedPlayer staying = auction.seat(
                "Staying",
                Conduct.doing(prompt -> List.of(Deed.write("bid 2\nEnd\n").afterMillis(100))));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(staying.codes()).containsExactly(0);
        assertThat(decided.over().reason()).isEqualTo("nobody left to bid");
        assertThat(left(auction).breaksOff()).isFalse();
    }

    @Test
    void inRealTimeTheLeaverIsToldNothingMore() {
        Stage<Race.State, Race.View, Race.Order> race = new Stage<>(Race.box()).with("ticks", "10");
        ScriptedPlayer dying = race.seat(
                "Dying", Conduct.mute().arriving(Deed.appear(), Deed.die().afterMillis(35)));
        ScriptedPlayer other = race.seat("Other", Conduct.mute());

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

    private static Event.Left left(Stage<?, ?, ?> stage) {
        List<Event.Left> all = stage.events(Event.Left.class);
        assertThat(all).hasSize(1);
        return all.get(0);
    }
}
