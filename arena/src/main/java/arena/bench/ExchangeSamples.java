package arena.bench;

import java.util.Arrays;

/** The times of many turns of one contender: until the answer was read, and until the acknowledgement was out. */
final class ExchangeSamples {

    private static final double NANOS_PER_MICRO = 1_000.0;

    private long[] answered = new long[1_024];
    private long[] acknowledged = new long[1_024];
    private int count;

    void add(long answeredNanos, long acknowledgedNanos) {
        if (count == answered.length) {
            answered = Arrays.copyOf(answered, 2 * count);
            acknowledged = Arrays.copyOf(acknowledged, 2 * count);
        }
        answered[count] = answeredNanos;
        acknowledged[count] = acknowledgedNanos;
        count++;
    }

    /** Forgets everything: what came before was only to warm up. */
    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** Returns the time in microseconds within which this part of the turns was answered, from 0 to 1. */
    double answeredMicros(double part) {
        return quantile(answered, part);
    }

    /** Returns the time in microseconds within which this part of the turns was acknowledged, from 0 to 1. */
    double acknowledgedMicros(double part) {
        return quantile(acknowledged, part);
    }

    private double quantile(long[] nanos, double part) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) (part * count))] / NANOS_PER_MICRO;
    }
}
