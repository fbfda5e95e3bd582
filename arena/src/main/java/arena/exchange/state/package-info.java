/**
 * The decision which files in a team folder are answers: {@link arena.exchange.state.FolderState} takes an {@link
 * arena.exchange.state.Observation}, and returns each {@link arena.exchange.state.Effect} that follows. What is seen,
 * when, and what follows are values, so that an attack is a line of a table.
 *
 * <p>This package touches no file, clock or thread.
 */
@NullMarked
package arena.exchange.state;

import org.jspecify.annotations.NullMarked;
