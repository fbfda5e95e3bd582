/**
 * The display of a match on a terminal while it is played, and its parts: rows, tables, a progress bar.
 *
 * <p>Start with {@link arena.cli.show.LiveMatch}, the audience at a terminal. A board ({@link
 * arena.cli.show.BoardShow}) or plain lines ({@link arena.cli.show.LineShow}) are drawn by {@link
 * arena.app.play.LiveDisplay}, which never delays a match. Nothing here may change a match.
 */
@NullMarked
package arena.cli.show;

import org.jspecify.annotations.NullMarked;
