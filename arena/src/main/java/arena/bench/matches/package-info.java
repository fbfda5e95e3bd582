/** A benchmark of whole matches a second in the arena's own process: {@link arena.bench.matches.MatchesBench}. */
@NullMarked
package arena.bench.matches;

import org.jspecify.annotations.NullMarked;
