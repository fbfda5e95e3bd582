/**
 * The values of a match of Asterobots.
 *
 * <p>Start with {@link arena.games.asterobots.state.AsterobotsState}, a match at one moment. {@link
 * arena.games.asterobots.state.Position} is the asteroid with the holdings of the players, {@link
 * arena.games.asterobots.state.Asteroid} the geometry. Nothing is secret: every viewer has the same {@link
 * arena.games.asterobots.state.AsterobotsView}.
 */
@NullMarked
package arena.games.asterobots.state;

import org.jspecify.annotations.NullMarked;
