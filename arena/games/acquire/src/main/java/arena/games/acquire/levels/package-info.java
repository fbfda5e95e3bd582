/**
 * The levels of Acquire.
 *
 * <p>Start with {@link arena.games.acquire.levels.AcquireLevels}. All levels work on a {@link
 * arena.games.acquire.levels.PackedTable}, the rules on arrays, with guesses of the hidden information.
 */
@NullMarked
package arena.games.acquire.levels;

import org.jspecify.annotations.NullMarked;
