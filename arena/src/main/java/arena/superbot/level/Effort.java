package arena.superbot.level;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How much a mind may think about one move; the levels that hardly think use less.
 *
 * @param think how long it may take
 * @param nodes how many positions it may visit; a mind that this stops, and not the time, plays the same at every run
 * @param nanos what its time is measured by: nanoseconds that never go back, read on the thread that thinks
 */
public record Effort(Duration think, long nodes, LongSupplier nanos) {

    /** How long the levels think about a move by default. */
    public static final Duration STANDARD_THINK = Duration.ofMillis(100);

    /** A mind thinks a third of the move time at most, so that a busy machine costs it no match. */
    private static final int SHARE_OF_MOVE_TIME = 3;

    private static final Duration FOREVER = Duration.ofDays(1);

    public Effort {
        if (think.isNegative() || nodes < 1) {
            throw new IllegalArgumentException(
                    "a mind thinks for some time about at least one position, not " + think + " and " + nodes);
        }
    }

    /** Creates an effort whose time is the machine's. */
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

    /** Returns an effort of so long, or of a third of the move time if that is less. */
    public static Effort within(Duration moveTime, Duration think) {
        Duration most = moveTime.dividedBy(SHARE_OF_MOVE_TIME);
        return new Effort(think.compareTo(most) < 0 ? think : most, Long.MAX_VALUE);
    }

    /**
     * Returns an effort of so many positions, however long they take: for tests, and for matches that can be repeated.
     */
    public static Effort nodes(long nodes) {
        return new Effort(FOREVER, nodes);
    }

    /** Returns whether the time can stop a mind. */
    boolean isTimed() {
        return think.compareTo(FOREVER) < 0;
    }
}
