/** What a whole contest costs: {@link arena.bench.contest.ContestBench}. */
@NullMarked
package arena.bench.contest;

import org.jspecify.annotations.NullMarked;
