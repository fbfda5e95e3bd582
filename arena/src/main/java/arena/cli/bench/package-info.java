/**
 * {@code arena bench}: how fast the arena itself is.
 *
 * <p>Start with {@link arena.cli.bench.BenchCommand}. It only asks and prints; what is measured is done in {@link
 * arena.bench}.
 */
@NullMarked
package arena.cli.bench;

import org.jspecify.annotations.NullMarked;
