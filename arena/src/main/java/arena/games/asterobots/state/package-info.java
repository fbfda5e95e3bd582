/**
 * What there is in a match of Asterobots, as values.
 *
 * <p>Start with {@link arena.games.asterobots.state.AsterobotsState}, a match at one moment. {@link
 * arena.games.asterobots.state.Position} is everything on the asteroid and in the players' hands, {@link
 * arena.games.asterobots.state.Asteroid} the geometry. Nothing is hidden: everybody sees the same {@link
 * arena.games.asterobots.state.AsterobotsView}.
 */
@NullMarked
package arena.games.asterobots.state;

import org.jspecify.annotations.NullMarked;
