/**
 * Ratings of contestants with confidence intervals, estimated from all games together.
 *
 * <p>Start with {@link arena.tournament.rating.Ratings}, which explains the numbers. The model is that of Plackett and
 * Luce, which for two seats is that of Bradley and Terry: each contestant has one strength, and among those still
 * without a place each takes the next one with a probability proportional to it. Of a {@link
 * arena.tournament.GameResult} only the places count, and a {@link arena.tournament.rating.Prior} is the assumption
 * before the first one.
 *
 * {@link arena.tournament.rating.Distances} rates any number of contestants, from a mark.
 *
 * <p>Inside, a Likelihood splits games into choices of the next place, and Maximum finds where it is largest: with
 * DensePairs and Cholesky for up to a thousand contestants, with SparsePairs for more.
 *
 * <p>Everything here is pure, as in the package above: no file, no thread, no clock, no random number. Pairings and
 * places in tables are decided elsewhere.
 */
@NullMarked
package arena.tournament.rating;

import org.jspecify.annotations.NullMarked;
