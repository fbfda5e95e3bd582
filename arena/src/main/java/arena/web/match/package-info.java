/**
 * Recorded and running matches in a browser, whichever process plays them.
 *
 * <p>Start with {@link arena.web.match.MatchRoutes}, the routes. {@link arena.web.match.RecordFolders} finds the
 * records and holds the access rules; {@link arena.web.match.MatchViews} reads each match once for all viewers, a
 * {@link arena.web.match.MatchView} is a match from one viewpoint, and {@code MoveList} divides it into moves. A {@link
 * arena.web.match.SpectatorSession} sends a running match to a browser. {@code MatchAnalyses} holds the super
 * bot's analyses of matches that are over.
 *
 * <p>Nothing here plays a match or changes a record, so that the pages may be closed and opened at any moment.
 */
@NullMarked
package arena.web.match;

import org.jspecify.annotations.NullMarked;
