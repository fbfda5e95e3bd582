package arena.level;

import arena.game.Chance;
import arena.game.GameDefinition;
import java.util.List;
import java.util.Optional;

/**
 * The levels of one game, the weakest first.
 *
 * @param game the game
 * @param levels level 1 first
 * @param estimator the estimator of positions, if the game has one
 */
public record Ladder<S, V, A>(
        GameDefinition<S, V, A> game, List<Level<V, A>> levels, Optional<Estimator<S>> estimator) {

    public Ladder {
        levels = List.copyOf(levels);
    }

    /** Returns the mind of a level, for one match. */
    public Mind<V, A> mind(int level, MindSeat mindSeat, long seed, Effort effort) {
        ThinkingTime thinking = new ThinkingTime(effort);
        return levels.get(level - 1)
                .minds()
                .make(mindSeat, Chance.of(seed, "super bot on " + mindSeat.seat()), thinking);
    }
}
