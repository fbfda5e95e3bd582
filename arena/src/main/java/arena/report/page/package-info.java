/**
 * A contest as pages: one file to print, or a folder to look around in.
 *
 * <p>Start with {@link arena.report.page.SiteExport}, which writes the folder, and
 * {@link arena.report.page.PrintedReport}, which makes the file. Both are put together from parts, a small class each,
 * such as {@link arena.report.page.StandingsFragment}; {@link arena.report.page.PageLinks} knows where each page lies, and
 * {@link arena.report.page.Html} escapes whatever others have written.
 *
 * <p>The pages need no server, no script and nothing from elsewhere. No text becomes HTML but through {@link
 * arena.report.page.Html}.
 */
@NullMarked
package arena.report.page;

import org.jspecify.annotations.NullMarked;
