/**
 * Searches that know no game: what a mind needs to look ahead.
 *
 * <p>Start with {@link arena.search.SearchPosition}, which is all that a search asks of a game, and
 * {@link arena.search.ReversiblePosition} for a game of two that can be taken back. {@link arena.search.AlphaBeta}
 * searches a duel deeper and deeper, until its {@link arena.search.Budget} is spent, which may count nodes or time;
 * {@link arena.search.Timekeeper} gives out time and learns from every search how much it must keep back. The result is
 * a {@link arena.search.SearchResult}, which says why.
 *
 * <p>This package uses no game, no file and no thread. Chance comes from the dice it is given and time from the source
 * it is given, so equal dice and equal budgets of nodes find equal moves.
 */
@NullMarked
package arena.search;

import org.jspecify.annotations.NullMarked;
