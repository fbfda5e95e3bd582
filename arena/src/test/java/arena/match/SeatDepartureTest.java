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
    void who_dies_with_an_open_prompt_and_no_answer_is_told_20_and_loses() {
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
    void who_dies_while_asked_is_told_that_and_not_that_no_answer_came_in_time() {
        stage.explaining(MatchTerms.Explanations.ERRORS);
        ScriptedPlayer dying =
                stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.die().afterMillis(50))));
        stage.seat("Other", Conduct.mute());

        stage.play();

        assertThat(dying.acknowledgements().get(0).explanation())
                .contains(new Fact("Code", "20"), new Fact("Words", "Your program has ended."));
    }

    @Test
    void a_complete_answer_that_is_there_is_judged_before_the_leaving() {
        ScriptedPlayer dying = stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.write("K 3\n"), Deed.die())));
        stage.seat("Other", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(decided.over().reason()).isEqualTo("process ended");
        assertThat(left(stage).breaksOff()).isFalse();
    }

    @Test
    void a_half_answer_of_who_dies_is_judged_as_it_stands() {
        ScriptedPlayer dying = stage.seat(
                "Dying",
                Conduct.doing(prompt -> List.of(Deed.half("K 3"), Deed.die().afterMillis(1))));
        stage.seat("Other", Conduct.mute());

        stage.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(left(stage).breaksOff()).isFalse();
    }

    @Test
    void the_last_answer_of_who_dies_can_still_decide_the_match() {
        stage.with("turn-limit", "1");
        stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.write("K 3\n"), Deed.die())));
        stage.seat("Other", Conduct.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) stage.play();

        assertThat(decided.over().reason()).isEqualTo("turn limit");
        assertThat(stage.events(Event.Left.class)).isEmpty();
    }

    @Test
    void the_turn_is_broken_off_at_once_when_the_opponent_dies_meanwhile() {
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
    void nobody_is_declared_gone_while_the_place_itself_is_down() {
        stage.at(() -> Optional.of("The field is gone."));
        ScriptedPlayer dying = stage.seat("Dying", Conduct.doing(prompt -> List.of(Deed.die())));
        stage.seat("Other", Conduct.mute());

        assertThat(stage.play())
                .isEqualTo(new MatchConclusion.Broken(Event.Cause.INFRASTRUCTURE, "The field is gone."));
        assertThat(dying.codes()).isEmpty();
    }

    @Test
    void a_larger_game_goes_on_and_never_asks_the_leaver_again() {
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
    void the_draft_of_a_leaver_counts_where_drafts_do() {
        Stage<Auction.State, Auction.View, Auction.Bid> auction = new Stage<>(Auction.box()).with("lots", "1");
        ScriptedPlayer dying =
                auction.seat("Dying", Conduct.doing(prompt -> List.of(Deed.draft("bid 9\nEnd\n"), Deed.die())));
        auction.seat("Two", Conduct.answering("bid 2\nEnd\n"));

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        assertThat(dying.codes()).containsExactly(0);
        assertThat(winner(decided)).isEqualTo(1);
    }

    @Test
    void in_a_turn_of_all_the_one_who_stays_still_answers_if_the_leaver_had_answered() {
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
    void in_real_time_the_leaver_is_told_nothing_more() {
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
