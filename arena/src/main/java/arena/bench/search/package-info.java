/**
 * Benchmarks of the boards and searches of the games: {@link arena.bench.search.PlayoutBench}, {@link
 * arena.bench.search.SearchBench} and {@link arena.bench.search.Perft}; and of the time limit of a search, {@link
 * arena.bench.search.Punctuality}. Reference implementations that no bot uses are here as well.
 */
@NullMarked
package arena.bench.search;

import org.jspecify.annotations.NullMarked;
