/**
 * The levels of Asterobots.
 *
 * <p>Start with {@link arena.games.asterobots.levels.AsterobotsLevels}. They number the veins ({@link
 * arena.games.asterobots.levels.VeinDistances}), build legal turns ({@link arena.games.asterobots.levels.TurnPlan}),
 * and look ahead with a simplified model of the rules ({@link arena.games.asterobots.levels.ForwardModel}), on which
 * {@link arena.games.asterobots.levels.SquadSearch} searches.
 */
@NullMarked
package arena.games.asterobots.levels;

import org.jspecify.annotations.NullMarked;
