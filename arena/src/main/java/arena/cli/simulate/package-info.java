/**
 * {@code arena simulate}: a person plays at this terminal, or with files.
 *
 * <p>Start with {@link arena.cli.simulate.SimulateCommand}. The match is played in {@link arena.app.simulate}; this
 * package reads and prints the lines.
 */
@NullMarked
package arena.cli.simulate;

import org.jspecify.annotations.NullMarked;
