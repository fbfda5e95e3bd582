/**
 * {@code arena contest}: the commands of an organiser, from the check of a contest file to the export of the results.
 *
 * <p>Start with {@link arena.cli.contest.ContestCommand}, which lists the commands. Each reads its words, calls {@link
 * arena.app.contest} or {@link arena.app.rehearsal}, and prints the result.
 */
@NullMarked
package arena.cli.contest;

import org.jspecify.annotations.NullMarked;
