package arena.match;

import arena.game.Seat;
import arena.game.TimeLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The clocks of a match: the time that each seat has for its next answer by the game and by the seat's clock.
 *
 * @param clocks how time runs for each seat, seat 1 first
 * @param usedNanos what the answers of each seat with a budget have taken
 */
public record SeatClocks(List<SeatClock> clocks, List<Long> usedNanos) {

    public SeatClocks {
        clocks = List.copyOf(clocks);
        usedNanos = List.copyOf(usedNanos);
    }

    /** Returns the clocks of a match in which no time has passed yet. */
    static SeatClocks of(List<SeatClock> clocks) {
        return new SeatClocks(clocks, Collections.nCopies(clocks.size(), 0L));
    }

    /** Returns the time that a seat has for an answer with a limit of the game. */
    public TimeLimit limit(Seat seat, TimeLimit ofGame) {
        SeatClock clock = clocks.get(seat.index());
        TimeLimit byGame = allowed(clock, ofGame);
        return clock instanceof SeatClock.Off
                ? TimeLimit.NONE
                : left(seat).map(left -> shorter(left, byGame)).orElse(byGame);
    }

    private static TimeLimit allowed(SeatClock clock, TimeLimit ofGame) {
        return clock instanceof SeatClock.ByGame byGame && ofGame.time().isPresent()
                ? TimeLimit.ofMillis(ofGame.millis() + byGame.allowance().toMillis())
                : ofGame;
    }

    private static TimeLimit shorter(Duration left, TimeLimit byGame) {
        return TimeLimit.ofMillis(Math.min(Math.max(1, left.toMillis()), byGame.millis()));
    }

    /** Returns what is left of a seat's time for the entire match; empty if that is not limited. */
    public Optional<Duration> left(Seat seat) {
        return clocks.get(seat.index()) instanceof SeatClock.Budget budget
                ? Optional.of(Duration.ofNanos(Math.max(0, budget.whole().toNanos() - usedNanos.get(seat.index()))))
                : Optional.empty();
    }

    /**
     * Returns the time that a seat has for another attempt at a question, if it has any.
     *
     * @param ofRules what the game gives for the question
     * @param sinceNanos the time since it was first asked
     */
    public Optional<TimeLimit> timeForRetry(Seat seat, TimeLimit ofRules, long sinceNanos) {
        TimeLimit byGame = allowed(clocks.get(seat.index()), ofRules);
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

    /**
     * Returns the clocks after the time of an answer: until it was complete, else until it was judged. A seat without a
     * budget is not charged.
     */
    SeatClocks after(Event.Ruled ruled) {
        if (!(clocks.get(ruled.seat() - 1) instanceof SeatClock.Budget)) {
            return this;
        }
        Reply reply = ruled.reply();
        Timestamps stamps = reply.stamps();
        boolean whole = reply.bytes().isPresent() && !reply.draft() && stamps.complete() != Timestamps.NEVER;
        long end = whole ? stamps.complete() : ruled.atNanos();
        return new SeatClocks(clocks, usedWith(ruled.seat(), end - stamps.published()));
    }

    /** Returns the clocks after a seat was handed over: the new player's clock applies, and used time stays used. */
    SeatClocks after(Event.HandedOver handed) {
        List<SeatClock> now = new ArrayList<>(clocks);
        now.set(handed.seat() - 1, handed.to().clock());
        return new SeatClocks(now, usedWith(handed.seat(), handed.usedNanos()));
    }

    private List<Long> usedWith(int seat, long nanos) {
        List<Long> used = new ArrayList<>(usedNanos);
        used.set(seat - 1, used.get(seat - 1) + Math.max(0, nanos));
        return used;
    }
}
