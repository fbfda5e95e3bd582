/** A benchmark of games for training beside games through folders: {@link arena.bench.env.EnvBench}. */
@NullMarked
package arena.bench.env;

import org.jspecify.annotations.NullMarked;
