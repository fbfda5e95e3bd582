/**
 * What the boards and searches of Chain Reaction can do in a second: {@link arena.bench.search.PlayoutBench}, {@link
 * arena.bench.search.SearchBench} and {@link arena.bench.search.Perft}; and whether a search keeps its time, {@link
 * arena.bench.search.Punctuality}. What serves as a measure and no bot uses lies here as well.
 */
@NullMarked
package arena.bench.search;

import org.jspecify.annotations.NullMarked;
