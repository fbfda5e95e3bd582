package arena.bench;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The times of moves that need no thinking: from the appearance of the prompt until the arena has seen the complete
 * answer.
 */
public final class MoveTimes {

    private static final double NANOS_PER_MILLI = 1e6;

    private long[] nanos = new long[1_024];
    private int count;
    private int losses;

    public void add(long moveNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = moveNanos;
    }

    /** Counts a move without an answer, or a player that was not ready. */
    public void addLoss() {
        losses++;
    }

    /** Adds all times of another lane. */
    public void addAll(MoveTimes other) {
        nanos = LongStream.concat(Arrays.stream(nanos, 0, count), Arrays.stream(other.nanos, 0, other.count))
                .toArray();
        count = nanos.length;
        losses += other.losses;
    }

    public int count() {
        return count;
    }

    public int losses() {
        return losses;
    }

    /**
     * Returns a quantile of the times in milliseconds, from 0 to 1; 1 for the slowest.
     */
    public double millis(double part) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.stream(nanos, 0, count).sorted().toArray();
        return sorted[Math.min(count - 1, (int) (part * count))] / NANOS_PER_MILLI;
    }
}
