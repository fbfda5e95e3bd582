/**
 * The contract of every game, as tests: the test of a game implements {@link arena.contract.GameContract}, provides its
 * setups, and inherits the rest. {@link arena.contract.Playthrough} writes a complete match as a golden file.
 */
@NullMarked
package arena.game;

import org.jspecify.annotations.NullMarked;
