/**
 * The contract of a game as a library of tests.
 *
 * <p>The test of a game implements {@link arena.contract.GameContract}, and
 * {@link arena.contract.InterventionsContract} if the game has interventions. {@link arena.contract.Golden},
 * {@link arena.contract.Playthrough} and {@link arena.contract.RecordedGames} compare a game with files;
 * {@link arena.contract.GamePage} compares it with its page.
 */
@NullMarked
package arena.contract;

import org.jspecify.annotations.NullMarked;
