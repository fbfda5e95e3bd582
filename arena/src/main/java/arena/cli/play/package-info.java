/**
 * {@code arena play}: one match, shown as it is played.
 *
 * <p>Start with {@link arena.cli.play.PlayCommand}; the match itself is {@link arena.cli.show.LiveMatch}, which
 * practice has too.
 */
@NullMarked
package arena.cli.play;

import org.jspecify.annotations.NullMarked;
