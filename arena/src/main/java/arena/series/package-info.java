/**
 * A series: many games that one plan orders, several at a time, such as a contest, a comparison or the regression cases
 * of a bot.
 *
 * <p>Start with {@link arena.series.GamePlan}, which says which game is next and enters its outcome. A {@link
 * arena.series.SeriesRunner} has the games played at {@link arena.series.GamePlace}s, each with some {@link
 * arena.series.GameSlots}; any thread may stop it as {@link arena.series.Stoppable}. A {@link
 * arena.series.SeriesListener} receives what happens.
 *
 * <p>The plan is also the journal: it stores a game before it is played, and its outcome before another game follows
 * from it. So a plan that reads the journal at its beginning continues a series whose arena was killed. Games and
 * outcomes are values, so a place may be on another machine. This package knows no match, no file and no contest.
 */
@NullMarked
package arena.series;

import org.jspecify.annotations.NullMarked;
