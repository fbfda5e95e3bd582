package arena.level;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The search limit of a mind for one move. Weak levels use less.
 *
 * @param think the time limit
 * @param nodes the limit on visited positions; a mind that is stopped by this limit, and not by the time, plays the
 *     same moves in every run
 * @param nanos the monotonic clock in nanoseconds that measures the time, read on the thread of the search
 */
public record Effort(Duration think, long nodes, LongSupplier nanos) {

    /** The default time of the levels for a move. */
    public static final Duration STANDARD_THINK = Duration.ofMillis(100);

    /** A mind uses at most a third of the move time, so that it does not lose on time on a busy machine. */
    private static final int SHARE_OF_MOVE_TIME = 3;

    private static final Duration FOREVER = Duration.ofDays(1);

    public Effort {
        if (think.isNegative() || nodes < 1) {
            throw new IllegalArgumentException(
                    "a mind thinks for some time about at least one position, not " + think + " and " + nodes);
        }
    }

    /** Creates an effort that is measured by the system's clock. */
    public Effort(Duration think, long nodes) {
        this(think, nodes, System::nanoTime);
    }

    /**
     * Returns the standard effort within a move time: {@link #STANDARD_THINK}, or a third of the move time if that is
     * less.
     */
    public static Effort within(Duration moveTime) {
        return within(moveTime, STANDARD_THINK);
    }

    /** Returns an effort of the given time, or of a third of the move time if that is less. */
    public static Effort within(Duration moveTime, Duration think) {
        Duration most = moveTime.dividedBy(SHARE_OF_MOVE_TIME);
        return new Effort(think.compareTo(most) < 0 ? think : most, Long.MAX_VALUE);
    }

    /** Returns an effort of a number of positions without a time limit, for tests and for reproducible matches. */
    public static Effort nodes(long nodes) {
        return new Effort(FOREVER, nodes);
    }

    /** Returns whether the effort has a time limit. */
    boolean isTimed() {
        return think.compareTo(FOREVER) < 0;
    }
}
