package arena.match;

import arena.game.Seat;
import arena.game.TimeLimit;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What time each seat of a match has for its next answer: what the game gives, and what the clock of the seat makes of
 * it. A match and the reader of its record work it out alike, from the same rulings.
 */
public final class SeatClocks {

    private final List<SeatClock> clocks;
    private final long[] usedNanos;

    /** Makes the clocks of a match in which no time has passed yet, seat 1 first. */
    public SeatClocks(List<SeatClock> clocks) {
        this.clocks = List.copyOf(clocks);
        this.usedNanos = new long[clocks.size()];
    }

    /** Returns the time that a seat has for an answer for which the game gives so much. */
    public TimeLimit limit(Seat seat, TimeLimit byGame) {
        SeatClock clock = clocks.get(seat.index());
        return clock instanceof SeatClock.Off
                ? TimeLimit.NONE
                : left(seat).map(left -> shorter(left, byGame)).orElse(byGame);
    }

    private static TimeLimit shorter(Duration left, TimeLimit byGame) {
        return TimeLimit.ofMillis(Math.min(Math.max(1, left.toMillis()), byGame.millis()));
    }

    /** Returns what is left of a seat's time for the whole match; nothing if that is not limited. */
    public Optional<Duration> left(Seat seat) {
        return clocks.get(seat.index()) instanceof SeatClock.Budget budget
                ? Optional.of(Duration.ofNanos(Math.max(0, budget.whole().toNanos() - usedNanos[seat.index()])))
                : Optional.empty();
    }

    /**
     * Returns the time that a seat has for another try at a question, if it has any.
     *
     * @param byGame what the game gives for the question
     * @param sinceNanos how long ago it was asked first
     */
    public Optional<TimeLimit> rest(Seat seat, TimeLimit byGame, long sinceNanos) {
        if (clocks.get(seat.index()) instanceof SeatClock.Off) {
            return Optional.of(TimeLimit.NONE);
        }
        long ofGame = byGame.endNanos(-sinceNanos);
        long restNanos = Math.min(ofGame, left(seat).map(Duration::toNanos).orElse(Long.MAX_VALUE));
        if (restNanos == Long.MAX_VALUE) {
            return Optional.of(TimeLimit.NONE);
        }
        long millis = Duration.ofNanos(restNanos).toMillis();
        return millis < 1 ? Optional.empty() : Optional.of(TimeLimit.ofMillis(millis));
    }

    /** Takes the time from a seat that one of its answers took: until it was complete, else until it was judged. */
    public void take(Event.Ruled ruled) {
        Reply reply = ruled.reply();
        Stamps stamps = reply.stamps();
        boolean whole = reply.bytes().isPresent() && !reply.draft() && stamps.complete() != Stamps.NEVER;
        long end = whole ? stamps.complete() : ruled.atNanos();
        usedNanos[ruled.seat() - 1] += Math.max(0, end - stamps.published());
    }
}
