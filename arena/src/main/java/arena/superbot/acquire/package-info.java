/**
 * The levels of Acquire.
 *
 * <p>Start with {@link arena.superbot.acquire.AcquireLevels}. All levels work on a {@link
 * arena.superbot.acquire.PackedTable}, the rules on arrays, with guesses of the hidden information.
 */
@NullMarked
package arena.superbot.acquire;

import org.jspecify.annotations.NullMarked;
