/**
 * One match with everything it needs: its players, its services, its record.
 *
 * <p>A {@link arena.app.play.SeatReader} parses the words for seats; a {@link arena.app.play.MatchRequest} describes
 * the match; {@link arena.app.play.Services} hold the field, the launcher and the records that matches share; a {@link
 * arena.app.play.MatchRun} plays the match, reports each event to a {@link arena.app.play.MatchObserver}, and returns
 * a {@link arena.app.play.MatchOutcome}. A {@link
 * arena.app.play.ServicesPlace} is a place with services of its own for the games of a series.
 *
 * <p>A {@link arena.app.play.MatchAudience} receives the players before the match, every event during it, and the
 * faults after it. An audience that draws uses a {@link arena.app.play.LiveDisplay}.
 */
@NullMarked
package arena.app.play;

import org.jspecify.annotations.NullMarked;
