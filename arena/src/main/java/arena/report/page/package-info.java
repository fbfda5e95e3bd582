/**
 * The pages of a contest: one file to print, or a folder to browse.
 *
 * <p>Start with {@link arena.report.page.SiteExport}, which writes the folder, and {@link
 * arena.report.page.PrintedReport}, which makes the file. Both consist of fragments, a small class each, such as {@link
 * arena.report.page.StandingsFragment}; {@link arena.report.page.PageLinks} has the address of each page, and {@link
 * arena.report.page.Html} escapes all texts.
 *
 * <p>The pages need no server, no script and no other site. Text becomes HTML only through {@link
 * arena.report.page.Html}.
 */
@NullMarked
package arena.report.page;

import org.jspecify.annotations.NullMarked;
