package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.Chance;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.level.ChanceSample;
import arena.level.Effort;
import arena.level.Ladder;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.level.OrderPlayouts;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The contract of the levels of a game that asks its seats in turns, as tests. A seat can be handed over to a level in
 * the middle of a match, and a review plays on from guessed positions with levels that saw nothing before.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface LevelsContract<S, V, A> extends TestedGame<S, V, A> {

    /** Returns the levels of the game. */
    Ladder<S, V, A> ladder();

    @Test
    default void everyLevelPlaysOnFromTheMiddleOfAMatch() {
        for (int level = 1; level <= ladder().levels().size(); level++) {
            for (Setup setup : setups()) {
                for (long seed = 29; seed < 33; seed++) {
                    RandomMatch<S, V, A> match = middle(setup, seed);
                    if (!match.isOver()) {
                        playOn(match, level, setup);
                    }
                }
            }
        }
    }

    private void playOn(RandomMatch<S, V, A> match, int level, Setup setup) {
        Seat seat = match.seats().get(0);
        Mind<V, A> mind = ladder().mind(level, new MindSeat(seat, setup.settings()), 31, Effort.nodes(20));
        int turns = 0;
        while (turns < 4 && !match.isOver()) {
            if (match.seats().contains(seat)) {
                match.stepWith(seat, chosen(setup, match.state(), seat, mind));
                turns++;
            } else {
                match.step();
            }
        }
    }

    private Ruling<A> chosen(Setup setup, S state, Seat seat, Mind<V, A> mind) {
        A order = mind.choose(known(setup, state, seat));
        Ruling<A> ruling = game().rules().judge(state, seat, new Answer.Given<>(order));
        assertThat(ruling.code() == 0 || surprises().contains(ruling.code()))
                .as("code %d for %s of %s in %s", ruling.code(), order, seat, state)
                .isTrue();
        mind.acknowledged(ruling.code());
        return ruling;
    }

    @Test
    default void theAnswersToAPromptCanBeComparedByPlayouts() {
        Setup setup = setups().get(0);
        RandomMatch<S, V, A> match = middle(setup, 29);
        Seat seat = match.seats().get(0);
        OrderPlayouts<S, V, A> playouts = new OrderPlayouts<>(
                ladder(),
                setup.settings(),
                new OrderPlayouts.Terms(ladder().levels().size(), Effort.nodes(20), 2));
        V view = known(setup, match.state(), seat);
        List<Answer<A>> answers = List.of(new Answer.Given<>(orders(view, seat).get(0)), new Answer.Late<>());

        ChanceSample chances = chances(playouts, view, seat, answers);
        ChanceSample again = chances(playouts, view, seat, answers);

        for (int answer = 0; answer < answers.size(); answer++) {
            assertThat(chances.chance(answer).value()).isBetween(0.0, 1.0);
            assertThat(again.chance(answer))
                    .as("equal sources give equal chances")
                    .isEqualTo(chances.chance(answer));
        }
    }

    /** Returns what a seat sees, with what it was shown first. */
    private V known(Setup setup, S state, Seat seat) {
        V first = game().rules().view(game().rules().start(setup), Viewpoint.of(seat));
        return game().views().completed(game().rules().view(state, Viewpoint.of(seat)), first);
    }

    private ChanceSample chances(OrderPlayouts<S, V, A> playouts, V view, Seat seat, List<Answer<A>> answers) {
        return playouts.chances(view, seat, answers, Chance.of(1, "playouts"), sample -> sample.rounds() < 3);
    }

    private RandomMatch<S, V, A> middle(Setup setup, long seed) {
        RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, seed);
        for (int step = 0; step < 12 && !match.isOver(); step++) {
            match.step();
        }
        return match;
    }
}
