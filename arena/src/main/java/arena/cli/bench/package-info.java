/**
 * {@code arena bench}: the benchmarks of the arena.
 *
 * <p>Start with {@link arena.cli.bench.BenchCommand}. The commands only read options; {@link arena.bench} measures and
 * prints.
 */
@NullMarked
package arena.cli.bench;

import org.jspecify.annotations.NullMarked;
