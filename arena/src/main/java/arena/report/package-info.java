/**
 * What comes out of a contest: what there is to tell about it, before anybody writes it down.
 *
 * <p>Start with {@link arena.report.ContestAccount}, which reads a {@link arena.contest.ContestState} and answers what tables,
 * pages and pictures ask: how each game counts and why, what each team has done, how strong it is. Whoever may see no
 * results gets the account of a contest in which nothing was played, so that nothing can leak.
 *
 * <p>A {@link arena.report.ReportTable} is a table before anybody has written it; {@link arena.report.ContestTables}
 * says once what columns each has. Terminals, pages, CSV and JSON take those that they show, and have one class each
 * that writes a {@link arena.report.Cell}.
 *
 * <p>The rooms below write it: {@code text} for terminals, {@code data} for programs, {@code chart} as pictures,
 * {@code page} as HTML. None of them changes anything about a contest, and none knows a particular game.
 */
@NullMarked
package arena.report;

import org.jspecify.annotations.NullMarked;
