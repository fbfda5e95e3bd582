/**
 * Reports of a contest, independent of their output.
 *
 * <p>Start with {@link arena.report.ContestAccount}, which holds the facts of a {@link arena.contest.ContestState} for
 * tables, pages and charts: the result of each game with its reason, the figures of each team, the ratings. A reader
 * that may see no results gets the account of a contest without played games, so that nothing can leak.
 *
 * <p>A {@link arena.report.ReportTable} is a table without a format; {@link arena.report.ContestTables} and {@link
 * arena.report.GameTables} define the columns once. Terminals, pages, CSV and JSON pick those that they show, and have
 * one class each that writes a {@link arena.report.Cell}.
 *
 * <p>The packages below write the output: {@code text} for terminals, {@code data} for programs, {@code chart} as
 * pictures, {@code page} as HTML. None of them changes a contest, and none knows a particular game.
 */
@NullMarked
package arena.report;

import org.jspecify.annotations.NullMarked;
