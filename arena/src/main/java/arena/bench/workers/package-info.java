/** A benchmark of games that workers play: {@link arena.bench.workers.WorkersBench}. */
@NullMarked
package arena.bench.workers;

import org.jspecify.annotations.NullMarked;
