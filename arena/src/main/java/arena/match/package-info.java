/**
 * Plays one match: tells each asked seat what it may see, collects the answers, has them judged, and goes on until the
 * game is over.
 *
 * <p>Start with {@link arena.match.Match}. What it needs of the outside are ports: {@link arena.match.Player} (somebody
 * on a seat, whatever he is), {@link arena.match.Clock} and its {@link arena.match.WakeSignal} (time, and waiting),
 * {@link arena.match.EventRecorder} (where the {@link arena.match.Event events} go), {@link arena.match.Venue} (whether the
 * field itself still stands) and {@link arena.match.MatchControl} (what he wants of it meanwhile).
 *
 * <p>Who follows a match reads its events through one value, {@link arena.match.MatchStatus}: who has done what
 * ({@link arena.match.SeatTally}), what each seat's {@link arena.match.SeatTurn turn} is and why it has no answer, who
 * has left, how it ended. It is the same live, in a replay and in a torn record; what the rules make of the events is
 * in {@code arena.record}.
 *
 * <p>One thread plays a match and calls every player; only its signal may come from others. This package knows no game,
 * no file and no process, and never waits but for its signal, so that a whole match also runs in virtual time.
 */
@NullMarked
package arena.match;

import org.jspecify.annotations.NullMarked;
