/**
 * Delays of the updates in a match in real time: {@link arena.bench.updates.UpdateDelays} reads them from its record.
 */
@NullMarked
package arena.bench.updates;

import org.jspecify.annotations.NullMarked;
