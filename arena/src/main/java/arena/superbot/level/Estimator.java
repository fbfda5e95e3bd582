package arena.superbot.level;

import arena.game.Phase;
import arena.game.Standing;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a super bot thinks of positions: for each seat a number from 0, lost, to 1, won, all together 1. It costs a few
 * milliseconds a position and is the same each time.
 *
 * @param states what the game's states are
 * @param end how a match ended, once it has
 * @param open the estimate of a position that is not over, seat 1 first
 */
public record Estimator<S>(Class<S> states, Function<S, Optional<Phase.Over>> end, Function<S, List<Double>> open) {

    /**
     * Returns what each seat may hope for, seat 1 first; once the match is over, what it has come to.
     *
     * @param state of this game, secrets included
     */
    public List<Double> estimate(Object state) {
        S position = states.cast(state);
        return end.apply(position).map(Estimator::result).orElseGet(() -> open.apply(position));
    }

    /** Those who are first share the 1. */
    private static List<Double> result(Phase.Over over) {
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
