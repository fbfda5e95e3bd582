/**
 * {@code arena contest}: what an organiser types, from the first look at a contest file to the export of its results.
 *
 * <p>Start with {@link arena.cli.contest.ContestCommand}, which lists the commands. Each reads its words, has the work
 * done by {@link arena.app.contest} or {@link arena.app.rehearsal}, and prints what comes of it.
 */
@NullMarked
package arena.cli.contest;

import org.jspecify.annotations.NullMarked;
