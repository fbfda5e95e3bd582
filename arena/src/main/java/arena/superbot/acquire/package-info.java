/**
 * The levels of Acquire.
 *
 * <p>Start with {@link arena.superbot.acquire.AcquireLevels}. All of them work on a {@link
 * arena.superbot.acquire.PackedTable}, the rules on arrays, in which what a seat cannot know is guessed.
 */
@NullMarked
package arena.superbot.acquire;

import org.jspecify.annotations.NullMarked;
