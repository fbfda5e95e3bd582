/**
 * The messages of the bots of 2015: {@link arena.games.acquire.wire.AcquireTranslator} translates prompts into their
 * questions, and their replies into orders; {@link arena.games.acquire.wire.GameElements} makes the elements that each
 * question holds.
 */
@NullMarked
package arena.games.acquire.wire;

import org.jspecify.annotations.NullMarked;
