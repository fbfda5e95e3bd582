/**
 * The pages of a contest: its tables, the projector, each team's own page, the organiser's, and the sign-up.
 *
 * <p>Start with {@link arena.web.contest.ContestRoutes}, which says what is asked for where. What is shown is read from
 * the results with a {@link arena.app.contest.ContestWatch}, and so a contest may be played by another process; what is
 * decided goes through {@link arena.app.contest.Referee} as from the command line. {@link
 * arena.web.contest.ContestPageJson} writes what everybody may see, {@link arena.web.contest.TeamJson} what a team sees
 * besides, {@link arena.web.contest.OrganiserJson} what only the organiser does.
 */
@NullMarked
package arena.web.contest;

import org.jspecify.annotations.NullMarked;
