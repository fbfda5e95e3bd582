/**
 * Searches that know no game.
 *
 * <p>Start with {@link arena.search.SearchPosition}, which is all that a search needs of a game, and {@link
 * arena.search.ReversiblePosition} for a game of two seats whose moves can be taken back. {@link
 * arena.search.AlphaBeta} searches with increasing depth until its {@link arena.search.Budget} of nodes or time is
 * spent; {@link arena.search.Timekeeper} gives out time and learns from every search how much it must keep in reserve.
 * For several seats, chance and hidden information there is {@link arena.search.TreeSearch}. The result is a {@link
 * arena.search.SearchResult} with its reasons.
 *
 * <p>This package uses no game, no file and no thread. Its random numbers and its time come from the caller, so equal
 * seeds and equal budgets of nodes find equal moves.
 */
@NullMarked
package arena.search;

import org.jspecify.annotations.NullMarked;
