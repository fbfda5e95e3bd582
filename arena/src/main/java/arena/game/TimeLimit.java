package arena.game;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a seat may take for an answer.
 *
 * @param time from the moment its prompt is published, longer than nothing; empty if it may take as long as it likes
 */
public record TimeLimit(Optional<Duration> time) {

    /** No limit: the answer is waited for as long as its player is there. */
    public static final TimeLimit NONE = new TimeLimit(Optional.empty());

    public TimeLimit {
        if (time.isPresent() && time.get().compareTo(Duration.ZERO) <= 0) {
            throw new IllegalArgumentException("a limit gives time, not " + time.get());
        }
    }

    /** Returns a limit of so much time. */
    public static TimeLimit of(Duration time) {
        return new TimeLimit(Optional.of(time));
    }

    /** Returns a limit of so many milliseconds. */
    public static TimeLimit ofMillis(long millis) {
        return of(Duration.ofMillis(millis));
    }

    /** Returns the moment at which it is over, counted from another one; {@link Long#MAX_VALUE} without a limit. */
    public long endNanos(long fromNanos) {
        return time.map(limit -> fromNanos + limit.toNanos()).orElse(Long.MAX_VALUE);
    }

    /** Returns the milliseconds; {@link Long#MAX_VALUE} without a limit. */
    public long millis() {
        return time.map(Duration::toMillis).orElse(Long.MAX_VALUE);
    }
}
