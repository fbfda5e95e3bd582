/**
 * What is seen at a terminal of a match while it is played, and what such pictures are made of: rows, tables, a
 * bar.
 *
 * <p>Start with {@link arena.cli.show.LiveMatch}, the audience at a terminal. A board ({@link
 * arena.cli.show.BoardShow}) or plain lines ({@link arena.cli.show.LineShow}) are drawn by {@link
 * arena.app.play.LiveDisplay}, which never holds a match up. Nothing here may change a match.
 */
@NullMarked
package arena.cli.show;

import org.jspecify.annotations.NullMarked;
