/**
 * {@code arena contest}: what an organiser does, from the first look at a contest file to the export of its results.
 *
 * <p>Start with {@link arena.cli.contest.ContestCommand}, which lists the commands, and {@link arena.cli.contest.ContestDesk}, which
 * opens what each of them works on: the contest file, the settings of the machine, the store. Games are played by {@link
 * arena.cli.contest.ContestStand}. What counts, and what comes next, is decided in {@link arena.contest}, never here.
 */
@NullMarked
package arena.cli.contest;

import org.jspecify.annotations.NullMarked;
