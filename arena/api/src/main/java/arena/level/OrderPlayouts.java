package arena.level;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Guesser;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Playouts that compare the answers that a seat may give to one prompt, in any game with levels that asks seats in
 * turns.
 *
 * <p>Each round draws a state that the seat may be in by its own view, gives each answer in it, and plays on with minds
 * on all seats, until the seat has had a number of further turns and must decide again, or the match is over. The
 * winning chance of the seat there is the value of the answer in this round. All answers of a round have the state and
 * the seeds in common, so that their difference is due to the answers. In turns that require no {@linkplain
 * arena.game.Chooser#needsDecision decision} the seat keeps to its last order: it counts as if it gave none.
 */
public final class OrderPlayouts<S, V, A> {

    /** The most steps of a playout: a game need not ask the seat again. */
    private static final int MOST_STEPS = 2_000;

    /** The value of a playout without an end and without an estimate. */
    private static final double UNKNOWN = 0.5;

    private final Ladder<S, V, A> ladder;
    private final GameDefinition<S, V, A> game;
    private final Guesser<S, V> guesser;
    private final Settings settings;
    private final Terms terms;

    /**
     * The terms of the playouts.
     *
     * @param level the level of the minds that play on, from 1
     * @param effort of these minds for a move
     * @param turns the least number of further turns of the seat; without an estimator the match is played to its end
     */
    public record Terms(int level, Effort effort, int turns) {}

    /**
     * Prepares playouts.
     *
     * @throws IllegalArgumentException with a sentence if the game has no determinization
     */
    public OrderPlayouts(Ladder<S, V, A> ladder, Settings settings, Terms terms) {
        this.ladder = ladder;
        this.game = ladder.game();
        this.guesser = game.guesser()
                .orElseThrow(() -> new IllegalArgumentException(
                        game.info().title() + " guesses no hidden facts, so its turns cannot be compared."));
        this.settings = settings;
        this.terms = terms;
    }

    /**
     * Returns the winning chances of the seat after each answer.
     *
     * @param view what the seat was shown
     * @param mayPlay whether another round may be played after these; at least one is played
     */
    public ChanceSample chances(
            V view, Seat seat, List<Answer<A>> answers, Chance source, Predicate<ChanceSample> mayPlay) {
        ChanceSample sample = new ChanceSample();
        Chance rest = source;
        do {
            Chance.Drawn drawn = rest.bits();
            rest = drawn.rest();
            Round round = new Round(view, seat, drawn.number());
            sample.add(answers.stream().map(round::chance).toList());
        } while (mayPlay.test(sample));
        return sample;
    }

    /** One guess of the state, with the seed of all minds. */
    private final class Round {
        private final V shown;
        private final S start;
        private final Seat seat;
        private final long seed;

        Round(V view, Seat seat, long seed) {
            this.shown = view;
            this.seat = seat;
            this.seed = seed;
            this.start = guesser.guess(view, seat, settings, Chance.of(seed, "guess"));
        }

        /** Returns the chance of the seat after an answer. */
        double chance(Answer<A> answer) {
            SortedMap<Seat, Mind<V, A>> minds = new TreeMap<>();
            S state = after(start, answer, minds);
            int turns = 0;
            for (int step = 1; step < MOST_STEPS; step++) {
                Phase phase = game.rules().phase(state);
                if (!(phase instanceof Phase.Turn turn)) {
                    break;
                }
                turns += turn.asked().contains(seat) ? 1 : 0;
                if (turns > terms.turns() && ladder.estimator().isPresent() && mustDecide(state, turn)) {
                    break;
                }
                S now = state;
                state = game.rules().next(state, actions(turn, asked -> choose(now, asked, minds)));
            }
            return value(state);
        }

        private boolean mustDecide(S state, Phase.Turn turn) {
            return turn.asked().contains(seat) && game.needsDecision(view(state, seat), seat);
        }

        /** Returns the state after an answer of the seat, and of the minds on other seats that are asked with it. */
        private S after(S state, Answer<A> answer, SortedMap<Seat, Mind<V, A>> minds) {
            if (!(game.rules().phase(state) instanceof Phase.Turn turn)) {
                return state;
            }
            A given = game.rules().judge(state, seat, answer).counts();
            return game.rules()
                    .next(state, actions(turn, asked -> asked.equals(seat) ? given : choose(state, asked, minds)));
        }

        private Actions<A> actions(Phase.Turn turn, Function<Seat, A> orders) {
            return new Actions<>(turn.asked().stream()
                    .map(asked -> new Actions.Action<>(asked, orders.apply(asked)))
                    .toList());
        }

        private A choose(S state, Seat asked, SortedMap<Seat, Mind<V, A>> minds) {
            Mind<V, A> mind = minds.computeIfAbsent(
                    asked, one -> ladder.mind(terms.level(), new MindSeat(one, settings), seed, terms.effort()));
            V view = view(state, asked);
            if (asked.equals(seat) && !game.needsDecision(view, seat)) {
                mind.follow(view);
                return game.rules().judge(state, seat, new Answer.Late<>()).counts();
            }
            A order = mind.choose(view);
            Ruling<A> ruling = game.rules().judge(state, asked, new Answer.Given<>(order));
            mind.acknowledged(ruling.code());
            return ruling.counts();
        }

        private V view(S state, Seat asked) {
            return game.views().completed(game.rules().view(state, Viewpoint.of(asked)), shown);
        }

        private double value(S state) {
            if (ladder.estimator().isPresent()) {
                return ladder.estimator().get().estimate(state).get(seat.index());
            }
            return game.rules().phase(state) instanceof Phase.Over over
                    ? Estimator.result(over).get(seat.index())
                    : UNKNOWN;
        }
    }
}
