/**
 * How late updates came in a match in real time that was played: {@link arena.bench.updates.UpdateDelays} reads its
 * record.
 */
@NullMarked
package arena.bench.updates;

import org.jspecify.annotations.NullMarked;
