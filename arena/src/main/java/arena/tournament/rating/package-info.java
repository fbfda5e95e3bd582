/**
 * How strong contestants are, estimated from all games together, and how sure that is.
 *
 * <p>Start with {@link arena.tournament.rating.Ratings}, which says what the numbers mean. The model is that of
 * Plackett and Luce, which for two seats is that of Bradley and Terry: each contestant has one strength, and of those
 * who are still without a place each takes the next one with a chance in proportion to it. Of a {@link
 * arena.tournament.GameResult} only the places count, and a {@link arena.tournament.rating.Prior} is what is assumed
 * before the first one.
 *
 * <p>Within, a Likelihood takes the games apart into choices of who is next, and a Fit is where it is greatest.
 *
 * <p>Everything here is pure, as in the package above: no file, no thread, no clock, no random number. Who plays whom,
 * and what a place in a table is, is not decided here.
 */
@NullMarked
package arena.tournament.rating;

import org.jspecify.annotations.NullMarked;
