/**
 * The play of one match: it prompts the seats, collects the answers, judges them by the rules, and repeats this until
 * the game is over.
 *
 * <p>Start with {@link arena.match.Match}. What it needs of the outside are ports: {@link arena.match.Player} (the
 * player on a seat), {@link arena.match.Clock} and its {@link arena.match.WakeSignal} (time, and waiting), {@link
 * arena.match.EventRecorder} (where the {@link arena.match.Event events} go), {@link arena.match.Venue} (whether the
 * infrastructure still works) and {@link arena.match.MatchControl} (the host's wishes meanwhile).
 *
 * <p>Every follower of a match reads its events through one value, {@link arena.match.MatchStatus}: the tally of each
 * seat ({@link arena.match.SeatTally}), its {@link arena.match.SeatTurn turn} and why it has no answer, the departures,
 * and the end. It is the same live, in a replay and in a damaged record; what the rules make of the events is in {@code
 * arena.record}.
 *
 * <p>One thread plays a match and calls every player; only its signal may come from others. This package knows no game,
 * no file and no process, and waits only for its signal, so that an entire match also runs in virtual time.
 */
@NullMarked
package arena.match;

import org.jspecify.annotations.NullMarked;
