/**
 * What a player may answer: an {@link arena.games.acquire.order.AcquireOrder} is made of lines with one {@link
 * arena.games.acquire.order.AcquireCommand} each, and {@link arena.games.acquire.order.AcquireErrorCode} names all that can be wrong
 * with one.
 */
@NullMarked
package arena.games.acquire.order;

import org.jspecify.annotations.NullMarked;
