/**
 * What a player may answer: an {@link arena.games.acquire.order.Order} is made of lines with one {@link
 * arena.games.acquire.order.Command} each, and {@link arena.games.acquire.order.ErrorCode} names all that can be wrong
 * with one.
 */
@NullMarked
package arena.games.acquire.order;

import org.jspecify.annotations.NullMarked;
