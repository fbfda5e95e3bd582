/**
 * Benchmarks of the board and the searches of Chain Reaction: {@link arena.games.chainreaction.bench.PlayoutBench},
 * {@link arena.games.chainreaction.bench.SearchBench} and {@link arena.games.chainreaction.bench.Perft}. Reference
 * implementations that no bot uses are here as well.
 */
@NullMarked
package arena.games.chainreaction.bench;

import org.jspecify.annotations.NullMarked;
