package arena.bench.exchange;

import java.util.Arrays;

/** The times of many turns of one contender: until the answer was read, and until the acknowledgement was out. */
final class TurnTimes {

    private static final double NANOS_PER_MICRO = 1_000.0;

    private long[] answered = new long[1_024];
    private long[] acknowledged = new long[1_024];
    private long[] pauses = new long[1_024];
    private int count;
    private int pauseCount;

    /** Adds the time between two turns. */
    void addPause(long nanos) {
        if (pauseCount == pauses.length) {
            pauses = Arrays.copyOf(pauses, 2 * pauseCount);
        }
        pauses[pauseCount++] = nanos;
    }

    /** Adds the times of a turn. */
    void add(long answeredNanos, long acknowledgedNanos) {
        if (count == answered.length) {
            answered = Arrays.copyOf(answered, 2 * count);
            acknowledged = Arrays.copyOf(acknowledged, 2 * count);
        }
        answered[count] = answeredNanos;
        acknowledged[count] = acknowledgedNanos;
        count++;
    }

    /** Removes all times; those of the warm-up are not counted. */
    void clear() {
        count = 0;
        pauseCount = 0;
    }

    int count() {
        return count;
    }

    /** Returns the median of the time between two turns, in nanoseconds; 0 if there was none. */
    long pauseNanos() {
        return pauseCount == 0 ? 0 : (long) (quantile(pauses, pauseCount, 0.5) * NANOS_PER_MICRO);
    }

    /** Returns a quantile of the times until the answer, in microseconds; the part is from 0 to 1. */
    double answeredMicros(double part) {
        return quantile(answered, count, part);
    }

    /** Returns a quantile of the times until the acknowledgement, in microseconds; the part is from 0 to 1. */
    double acknowledgedMicros(double part) {
        return quantile(acknowledged, count, part);
    }

    private static double quantile(long[] nanos, int count, double part) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) (part * count))] / NANOS_PER_MICRO;
    }
}
