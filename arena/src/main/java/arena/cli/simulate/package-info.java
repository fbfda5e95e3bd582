/**
 * {@code arena simulate}: a person plays at this terminal, or with files.
 *
 * <p>Start with {@link arena.cli.simulate.SimulateCommand}. The match is played in {@link arena.app.simulate}; here
 * lines are read and shown.
 */
@NullMarked
package arena.cli.simulate;

import org.jspecify.annotations.NullMarked;
