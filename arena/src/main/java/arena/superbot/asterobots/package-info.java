/**
 * The levels of Asterobots.
 *
 * <p>Start with {@link arena.superbot.asterobots.AsterobotsLevels}. They give numbers to veins ({@link
 * arena.superbot.asterobots.VeinDistances}), put turns together that break no rule
 * ({@link arena.superbot.asterobots.TurnPlan}), and foresee on a light twin of the rules
 * ({@link arena.superbot.asterobots.ForwardModel}); {@link arena.superbot.asterobots.SquadSearch} searches on it.
 */
@NullMarked
package arena.superbot.asterobots;

import org.jspecify.annotations.NullMarked;
