/** A benchmark of whole contests: {@link arena.bench.contest.ContestBench}. */
@NullMarked
package arena.bench.contest;

import org.jspecify.annotations.NullMarked;
