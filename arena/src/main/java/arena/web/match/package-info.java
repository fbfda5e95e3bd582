/**
 * Recorded matches in a browser, also those that are still being played, by whatever process.
 *
 * <p>Start with {@link arena.web.match.MatchRoutes}, the routes. {@link arena.web.match.RecordFolders} finds the records
 * and says who may see what of them; {@link arena.web.match.MatchViews} reads each match once for all who look at it, a
 * {@link arena.web.match.MatchView} is one through somebody's eyes, and {@link arena.web.match.MoveList} makes of it
 * what these may see, move by move. A {@link arena.web.match.Spectator} is told of it as it is played. Once it is over
 * {@code Estimates} says what the super bot thinks of its positions.
 *
 * <p>Nothing here plays a match or changes a record, so that the pages may be closed and opened at any moment.
 */
@NullMarked
package arena.web.match;

import org.jspecify.annotations.NullMarked;
