/** Whether time is lost where none is needed: {@link arena.bench.idle.IdleBench}. */
@NullMarked
package arena.bench.idle;

import org.jspecify.annotations.NullMarked;
