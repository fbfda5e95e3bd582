/**
 * What the commands that play matches share: who sits where, with what is played, and how a match comes to its end.
 *
 * <p>Start with {@link arena.cli.stage.Stage}, which holds field, launcher and records, {@link
 * arena.cli.stage.MatchRequest}, which says what is to be played on it, and {@link arena.cli.stage.Performance}, which
 * plays it. {@link arena.cli.stage.Lane} is for several stages side by side. Nothing here draws a board: who looks on
 * is a {@link arena.cli.stage.Spectacle}.
 */
@NullMarked
package arena.cli.stage;

import org.jspecify.annotations.NullMarked;
