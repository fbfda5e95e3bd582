/**
 * The pages of a contest that need no server: one file to print, or a folder to browse.
 *
 * <p>Start with {@link arena.report.page.SiteExport}, which writes the folder, and {@link
 * arena.report.page.PrintedReport}, which makes the file. The pages of the folder draw the document of the contest with
 * the components of the live pages, which a {@link arena.report.page.PageMaker} has. {@link
 * arena.report.page.ReportTables} are the tables without a script: the whole of the printed report, and what a page of
 * the folder shows without JavaScript. Text becomes HTML only through {@link arena.report.page.Html}.
 */
@NullMarked
package arena.report.page;

import org.jspecify.annotations.NullMarked;
