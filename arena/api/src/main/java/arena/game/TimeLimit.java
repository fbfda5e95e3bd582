package arena.game;

import java.time.Duration;
import java.util.Optional;

/**
 * The time limit of an answer.
 *
 * @param time the positive time from the moment at which the prompt is published; empty without a limit
 */
public record TimeLimit(Optional<Duration> time) {

    /** No limit: the match waits for the answer as long as the player is connected. */
    public static final TimeLimit NONE = new TimeLimit(Optional.empty());

    public TimeLimit {
        if (time.isPresent() && time.get().compareTo(Duration.ZERO) <= 0) {
            throw new IllegalArgumentException("a limit gives time, not " + time.get());
        }
    }

    /** Returns a limit of a duration. */
    public static TimeLimit of(Duration time) {
        return new TimeLimit(Optional.of(time));
    }

    /** Returns a limit in milliseconds. */
    public static TimeLimit ofMillis(long millis) {
        return of(Duration.ofMillis(millis));
    }

    /** Returns the end of the limit for a given start; {@link Long#MAX_VALUE} without a limit. */
    public long endNanos(long fromNanos) {
        return time.map(limit -> fromNanos + limit.toNanos()).orElse(Long.MAX_VALUE);
    }

    /** Returns the limit in milliseconds; {@link Long#MAX_VALUE} without a limit. */
    public long millis() {
        return time.map(Duration::toMillis).orElse(Long.MAX_VALUE);
    }
}
