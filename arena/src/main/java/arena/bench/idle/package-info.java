/** A benchmark of false time-outs: {@link arena.bench.idle.IdleBench}. */
@NullMarked
package arena.bench.idle;

import org.jspecify.annotations.NullMarked;
