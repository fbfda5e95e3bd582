/**
 * One match, wired: who sits where, with which services, into which record.
 *
 * <p>A {@link arena.app.play.SeatReader} understands the words for seats; a {@link arena.app.play.MatchRequest} says
 * what is to be played; {@link arena.app.play.Services} hold the field, the launcher and the records that matches
 * share; a {@link arena.app.play.MatchRun} plays the match, tells a {@link arena.app.play.MatchObserver} of each event,
 * and returns a {@link arena.app.play.MatchOutcome}. {@link arena.app.play.ParallelGames} play many side by side.
 *
 * <p>Who wants to look on is a {@link arena.app.play.MatchAudience}: it is told before the match who plays, while
 * it is played every event, and after it what went wrong. One that draws has a {@link arena.app.play.LiveDisplay} between.
 */
@NullMarked
package arena.app.play;

import org.jspecify.annotations.NullMarked;
