/**
 * A contest as lines of text for a terminal.
 *
 * <p>Start with {@link arena.report.text.ContestText}, which lists what there is to show. No line is wider than the
 * terminal, unless a single word is, and whatever others have written is made harmless.
 */
@NullMarked
package arena.report.text;

import org.jspecify.annotations.NullMarked;
