/**
 * The pages of a contest: its tables, the projector, each team's own page, the organiser's, and the sign-up.
 *
 * <p>Start with {@link arena.web.contest.ContestRoutes}, the routes. The pages are read from the results with a {@link
 * arena.app.contest.ContestWatch}, so that another process may play the contest; decisions go through {@link
 * arena.app.contest.Referee} as from the command line. {@link arena.web.contest.WatchedDocument} writes the public
 * part, {@link arena.web.contest.TeamJson} the part for a team, {@link arena.web.contest.OrganiserJson} the part for
 * the organiser.
 */
@NullMarked
package arena.web.contest;

import org.jspecify.annotations.NullMarked;
