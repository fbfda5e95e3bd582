/**
 * Measures the arena: what {@code arena bench} runs.
 *
 * <p>Start with the class named after the command: {@link arena.bench.PlayoutBench}, {@link arena.bench.PerftBench},
 * {@code ExchangeBench}. Every
 * figure stands beside another one of the same run, because absolute figures drift from machine to machine and from hour to
 * hour. Nothing but the command line uses this package, and no test asserts a time.
 */
@NullMarked
package arena.bench;

import org.jspecify.annotations.NullMarked;
