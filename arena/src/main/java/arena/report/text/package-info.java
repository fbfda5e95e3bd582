/**
 * The texts of a contest for a terminal.
 *
 * <p>Start with {@link arena.report.text.ContestText}, which lists all texts. No line is wider than the terminal,
 * unless a single word is, and foreign texts are made safe.
 */
@NullMarked
package arena.report.text;

import org.jspecify.annotations.NullMarked;
