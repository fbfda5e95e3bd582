/**
 * Matches that are begun in a browser, and the people who play in them.
 *
 * <p>Start with {@link arena.web.play.PlayRoutes}, the routes; the matches themselves are {@link arena.app.table}'s. Each
 * person has a link of his own, which nobody is told but whoever began the match;
 * {@link arena.web.play.SeatSession} is what is said over it. A link that is opened again, after a lost network or
 * on another device, leads to the same seat.
 */
@NullMarked
package arena.web.play;

import org.jspecify.annotations.NullMarked;
