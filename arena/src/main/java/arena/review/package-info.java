/**
 * The review of a recorded match: what each decision of a seat was worth, by the seat's own view.
 *
 * <p>Start with {@link arena.review.MatchReviewer}. The strongest level of the game names the order that it would have
 * given; {@link arena.level.OrderPlayouts} compare it with the order that was given, and {@link arena.review.Mark}
 * grades the difference. Nothing that the seat could not know is used: what is hidden is guessed.
 */
@NullMarked
package arena.review;

import org.jspecify.annotations.NullMarked;
