/**
 * What somebody at a terminal sees of a match while it is played, and what such pictures are made of: rows, tables, a
 * bar.
 *
 * <p>Start with {@link arena.cli.show.LiveMatch}, which plays one match for people, or with {@link
 * arena.app.play.LiveShow}, which shows any match without ever holding it up. Nothing here may change a match.
 */
@NullMarked
package arena.cli.show;

import org.jspecify.annotations.NullMarked;
