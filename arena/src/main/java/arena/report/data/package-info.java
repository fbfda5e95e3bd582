/**
 * The data of a contest for programs and spreadsheets.
 *
 * <p>Start with {@link arena.report.data.ContestDocument}, one document with everything, and {@link
 * arena.report.data.ContestCsv}, three tables. The fields are described in {@code arena/docs/contest-data.md}; units
 * are part of their names, and their order never changes.
 */
@NullMarked
package arena.report.data;

import org.jspecify.annotations.NullMarked;
