/**
 * What went wrong in a match, as sentences with their evidence.
 *
 * <p>Start with {@link arena.faults.Faults}. It reads one record and what its bots have printed; it plays nothing,
 * prints nothing and decides nothing.
 */
@NullMarked
package arena.faults;

import org.jspecify.annotations.NullMarked;
