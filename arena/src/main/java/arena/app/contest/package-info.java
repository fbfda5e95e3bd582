/**
 * The organiser's operations on a contest: read its file, draw it, freeze its entries, play it, decide, verify,
 * publish.
 *
 * <p>Start with {@link arena.app.contest.OpenContest}, a contest file with the stored data of its contest. {@link
 * arena.app.contest.ContestRun} plays it, {@link arena.app.contest.Referee} decides, {@link
 * arena.app.contest.ContestVerification} verifies it. {@link arena.contest} decides what counts and what comes next,
 * never this package. Operations return values, and a run reports to its listener: nothing is printed.
 */
@NullMarked
package arena.app.contest;

import org.jspecify.annotations.NullMarked;
