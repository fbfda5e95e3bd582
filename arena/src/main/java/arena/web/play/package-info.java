/**
 * Matches that are begun in a browser, and the people who play in them.
 *
 * <p>Start with {@link arena.web.play.PlayRoutes}, the routes; the matches themselves are {@link arena.app.table}'s.
 * Each person has a secret link, which only the host of the table receives; {@code SeatSession} is the session over it.
 * A link that is opened again, after a network failure or on another device, leads to the same seat.
 */
@NullMarked
package arena.web.play;

import org.jspecify.annotations.NullMarked;
