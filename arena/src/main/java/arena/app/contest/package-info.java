/**
 * What an organiser does with a contest: read its file, draw it, freeze its entries, play it, decide, verify, publish.
 *
 * <p>Start with {@link arena.app.contest.OpenContest}, a contest file with what is kept of its contest. {@link
 * arena.app.contest.ContestRun} plays it, {@link arena.app.contest.Referee} decides, {@link
 * arena.app.contest.ContestVerification} looks whether everything is as it was left. What counts, and what comes next,
 * is decided in {@link arena.contest}, never here. Operations return values, and a run tells its listener what happens:
 * nothing is printed.
 */
@NullMarked
package arena.app.contest;

import org.jspecify.annotations.NullMarked;
