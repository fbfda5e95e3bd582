package arena.level;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Playouts that compare the answers that a seat may give to one prompt, in any game with levels that asks seats in
 * turns.
 *
 * <p>Each round draws a state that the seat may be in by its own view, gives each answer in it, and plays on with minds
 * on all seats, until the seat has been asked a number of times more or the match is over. The winning chance of the
 * seat there is the value of the answer in this round. All answers of a round have the state and the seeds in common,
 * so that their difference is due to the answers.
 */
public final class OrderPlayouts<S, V, A> {

    /** The most steps of a playout: a game need not ask the seat again. */
    private static final int MOST_STEPS = 2_000;

    /** The value of a playout without an end and without an estimate. */
    private static final double UNKNOWN = 0.5;

    private final Ladder<S, V, A> ladder;
    private final GameDefinition<S, V, A> game;
    private final Searchable<S, V, A> search;
    private final Settings settings;
    private final Terms terms;

    /**
     * The terms of the playouts.
     *
     * @param level the level of the minds that play on, from 1
     * @param effort of these minds for a move
     * @param turns the number of further turns of the seat; without an estimator the match is played to its end
     */
    public record Terms(int level, Effort effort, int turns) {}

    /**
     * Prepares playouts.
     *
     * @throws IllegalArgumentException with a sentence if the game cannot be searched
     */
    public OrderPlayouts(Ladder<S, V, A> ladder, Settings settings, Terms terms) {
        this.ladder = ladder;
        this.game = ladder.game();
        this.search = game.search()
                .orElseThrow(() -> new IllegalArgumentException(game.info().title()
                        + " lists no orders and guesses no hidden facts, so its turns cannot be compared."));
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
        private final S start;
        private final Seat seat;
        private final long seed;

        Round(V view, Seat seat, long seed) {
            this.seat = seat;
            this.seed = seed;
            this.start = search.guess(view, seat, settings, Chance.of(seed, "guess"));
        }

        /** Returns the chance of the seat after an answer. */
        double chance(Answer<A> answer) {
            SortedMap<Seat, Mind<V, A>> minds = new TreeMap<>();
            S state = start;
            Optional<A> first =
                    Optional.of(game.rules().judge(start, seat, answer).counts());
            int turns = 0;
            for (int step = 0; step < MOST_STEPS; step++) {
                Phase phase = game.rules().phase(state);
                if (!(phase instanceof Phase.Turn turn)) {
                    break;
                }
                if (turn.asked().contains(seat)) {
                    // The answer that is compared is not one of the further turns.
                    if (turns > terms.turns() && ladder.estimator().isPresent()) {
                        break;
                    }
                    turns++;
                }
                state = game.rules().next(state, new Actions<>(actions(state, turn, first, minds)));
                first = Optional.empty();
            }
            return value(state);
        }

        private List<Actions.Action<A>> actions(
                S state, Phase.Turn turn, Optional<A> first, SortedMap<Seat, Mind<V, A>> minds) {
            List<Actions.Action<A>> actions = new ArrayList<>();
            for (Seat asked : turn.asked()) {
                A action = first.isPresent() && asked.equals(seat) ? first.get() : choose(state, asked, minds);
                actions.add(new Actions.Action<>(asked, action));
            }
            return actions;
        }

        private A choose(S state, Seat asked, SortedMap<Seat, Mind<V, A>> minds) {
            Mind<V, A> mind = minds.computeIfAbsent(
                    asked, one -> ladder.mind(terms.level(), new MindSeat(one, settings), seed, terms.effort()));
            A order = mind.choose(game.rules().view(state, Viewpoint.of(asked)));
            Ruling<A> ruling = game.rules().judge(state, asked, new Answer.Given<>(order));
            mind.acknowledged(ruling.code());
            return ruling.counts();
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
