/** Tests of the reports of a contest; {@link arena.report.Specimen} is the contest. */
@NullMarked
package arena.report;

import org.jspecify.annotations.NullMarked;
