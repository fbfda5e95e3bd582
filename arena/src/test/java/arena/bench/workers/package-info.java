/** Tests of the benchmark of games that workers play. */
@NullMarked
package arena.bench.workers;

import org.jspecify.annotations.NullMarked;
