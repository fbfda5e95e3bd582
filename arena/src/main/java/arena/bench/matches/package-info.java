/** How many whole matches a second the arena plays in its own process: {@link arena.bench.matches.MatchesBench}. */
@NullMarked
package arena.bench.matches;

import org.jspecify.annotations.NullMarked;
