/**
 * Recorded matches in a browser, also those that are still being played, by whatever process.
 *
 * <p>Start with {@link arena.web.match.MatchPart}, the routes. {@link arena.web.match.MatchShelves} finds the records and
 * says who may see their secrets; a {@link arena.web.match.FollowedMatch} is read once for all who look at it, and {@link
 * arena.web.match.MoveList} makes of it what a viewer may see, move by move.
 *
 * <p>Nothing here plays a match or changes a record, so that the pages may be closed and opened at any moment.
 */
@NullMarked
package arena.web.match;

import org.jspecify.annotations.NullMarked;
