/**
 * {@code arena play}: one match, shown as it is played.
 *
 * <p>Start with {@link arena.cli.play.PlayCommand}; {@link arena.cli.show.LiveMatch} shows the match, as in practice.
 */
@NullMarked
package arena.cli.play;

import org.jspecify.annotations.NullMarked;
