package arena.search;

import java.util.function.LongSupplier;

/**
 * A timekeeper that gives searches their budgets so that none ends late.
 *
 * <p>A search cannot stop at an exact moment: it reads the clock only now and then, it must finish the current work,
 * and the machine may suspend it. The timekeeper measures this cost: the longest time between two readings of the
 * clock in each search, and the delay between its stop and its real end. The next search keeps in reserve {@value
 * #SAFETY_FACTOR} times the worst of the last {@value #REMEMBERED} measurements, at most half its time. Until there is
 * a measurement a search gets half its time.
 */
public final class Timekeeper {

    private static final int REMEMBERED = 16;
    private static final int SAFETY_FACTOR = 4;

    /** A search reads the clock once in this number of nodes; a node takes about a microsecond. */
    private static final int NODES_PER_READING = 32;

    private final LongSupplier nanos;
    private final long[] delays = new long[REMEMBERED];
    private int measured;
    private long stop;
    private long lastReading;
    private long delay;

    /**
     * Creates a timekeeper.
     *
     * @param nanos a monotonic source of time, in nanoseconds
     */
    public Timekeeper(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Returns the time now, in nanoseconds of the source. */
    public long nanos() {
        return nanos.getAsLong();
    }

    /** Returns the nanoseconds that the next search must keep in reserve, at most half of its time. */
    public long reserveNanos(long thinkNanos) {
        if (measured == 0) {
            return thinkNanos / 2;
        }
        long worst = 0;
        for (long seen : delays) {
            worst = Math.max(worst, seen);
        }
        return Math.min(SAFETY_FACTOR * worst, thinkNanos / 2);
    }

    /**
     * Returns the budget of a search.
     *
     * @param beganNanos the moment at which its time began
     * @param thinkNanos the time it may take
     */
    public Budget begin(long beganNanos, long thinkNanos) {
        stop = beganNanos + thinkNanos - reserveNanos(thinkNanos);
        lastReading = nanos.getAsLong();
        delay = 0;
        return nodes -> nodes % NODES_PER_READING == 0 && readClock() - stop >= 0;
    }

    private long readClock() {
        long now = nanos.getAsLong();
        delay = Math.max(delay, now - lastReading);
        lastReading = now;
        return now;
    }

    /** Records the end of the search. */
    public void finish() {
        delays[measured % REMEMBERED] = Math.max(delay, nanos.getAsLong() - stop);
        measured++;
    }
}
