/**
 * The levels of Asterobots.
 *
 * <p>Start with {@link arena.superbot.asterobots.AsterobotsLevels}. They number the veins ({@link
 * arena.superbot.asterobots.VeinDistances}), build legal turns ({@link arena.superbot.asterobots.TurnPlan}), and look
 * ahead with a simplified model of the rules ({@link arena.superbot.asterobots.ForwardModel}), on which {@link
 * arena.superbot.asterobots.SquadSearch} searches.
 */
@NullMarked
package arena.superbot.asterobots;

import org.jspecify.annotations.NullMarked;
