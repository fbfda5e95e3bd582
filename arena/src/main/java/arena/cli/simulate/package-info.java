/**
 * {@code arena simulate}: a person plays, at this terminal or with files, and is told no more than a bot would be.
 *
 * <p>Start with {@link arena.cli.simulate.SimulateMatch}. What is typed is understood in {@link arena.person}; here it
 * is only read and answered.
 */
@NullMarked
package arena.cli.simulate;

import org.jspecify.annotations.NullMarked;
