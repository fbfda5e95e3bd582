/**
 * The review of a recorded match for a front end: which seat is meant, how long each decision is thought about, and the
 * commands that keep the worst decisions as regression cases.
 *
 * <p>Start with {@link arena.app.review.ReviewRequest}. {@link arena.review} reviews the decisions.
 */
@NullMarked
package arena.app.review;

import org.jspecify.annotations.NullMarked;
