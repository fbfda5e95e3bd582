package arena.level;

import arena.game.Phase;
import arena.game.Standing;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An estimator of positions: for each seat a number from 0 (lost) to 1 (won), with the sum 1. It takes a few
 * milliseconds a position and is deterministic.
 *
 * @param states the type of the game's states
 * @param end the result of a match, once it has ended
 * @param open the estimate of a position that is not over, seat 1 first
 */
public record Estimator<S>(Class<S> states, Function<S, Optional<Phase.Over>> end, Function<S, List<Double>> open) {

    /**
     * Returns the winning chances of all seats, seat 1 first; once the match is over, its result.
     *
     * @param state of this game, secrets included
     */
    public List<Double> estimate(Object state) {
        S position = states.cast(state);
        return end.apply(position).map(Estimator::result).orElseGet(() -> open.apply(position));
    }

    /** Returns the result of a match, seat 1 first: the seats in first place share the 1. */
    static List<Double> result(Phase.Over over) {
        double winners =
                over.standings().stream().filter(one -> one.place() == 1).count();
        return over.standings().stream()
                .sorted((one, other) ->
                        Integer.compare(one.seat().number(), other.seat().number()))
                .map(Standing::place)
                .map(place -> place == 1 ? 1 / winners : 0)
                .toList();
    }
}
