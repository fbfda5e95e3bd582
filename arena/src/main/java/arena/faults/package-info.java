/**
 * What went wrong in a match, as sentences with their evidence.
 *
 * <p>Start with {@link arena.faults.Faults}, which finds the faults; their sentences and evidence are made in one other
 * class. It reads one record and what its bots have printed; it plays nothing,
 * prints nothing and decides nothing.
 */
@NullMarked
package arena.faults;

import org.jspecify.annotations.NullMarked;
