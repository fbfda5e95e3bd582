/**
 * The orders of Acquire: an {@link arena.games.acquire.order.AcquireOrder} has lines with one {@link
 * arena.games.acquire.order.AcquireCommand} each; {@link arena.games.acquire.order.AcquireErrorCode} lists the errors
 * of a line.
 */
@NullMarked
package arena.games.acquire.order;

import org.jspecify.annotations.NullMarked;
