/**
 * What went wrong in a match, as sentences with their evidence.
 *
 * <p>Start with {@link arena.cli.faults.Faults}. It reads one record and what its bots have printed; it plays nothing,
 * prints nothing and decides nothing.
 */
@NullMarked
package arena.cli.faults;

import org.jspecify.annotations.NullMarked;
