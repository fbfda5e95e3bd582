package arena.search;

import java.util.function.LongSupplier;

/**
 * Gives searches their time, so that none ends late.
 *
 * <p>A search cannot stop at the very moment: it looks at the time only now and then, it must finish what it has begun, and
 * the machine may stop it meanwhile. How much that costs is measured: {@link #finish} sees how long after its stop each
 * search really ended, and the next ones stop so much earlier, twice the worst of the last {@value #REMEMBERED}. Until
 * something has been measured a search gets half its time.
 */
public final class Timekeeper {

    private static final int REMEMBERED = 64;

    /** A search looks at the time once in so many nodes; a node takes about a microsecond. */
    private static final int NODES_PER_LOOK = 32;

    private final LongSupplier nanos;
    private final long[] overshoots = new long[REMEMBERED];
    private int measured;
    private long stop;

    /**
     * Creates a keeper.
     *
     * @param nanos a source of time that never goes back, in nanoseconds
     */
    public Timekeeper(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Returns the time now, in nanoseconds of the source. */
    public long nanos() {
        return nanos.getAsLong();
    }

    /** Returns the nanoseconds that the next search must keep back of its time, at most half of it. */
    public long reserveNanos(long thinkNanos) {
        if (measured == 0) {
            return thinkNanos / 2;
        }
        long worst = 0;
        for (long overshoot : overshoots) {
            worst = Math.max(worst, overshoot);
        }
        return Math.min(2 * worst, thinkNanos / 2);
    }

    /**
     * Returns the budget of a search.
     *
     * @param beganNanos when its time began to run
     * @param thinkNanos how long it may take
     */
    public Budget begin(long beganNanos, long thinkNanos) {
        long stopsAt = beganNanos + thinkNanos - reserveNanos(thinkNanos);
        stop = stopsAt;
        return nodes -> nodes % NODES_PER_LOOK == 0 && nanos.getAsLong() - stopsAt >= 0;
    }

    /** Learns that the search has ended, now. */
    public void finish() {
        overshoots[measured % REMEMBERED] = Math.max(0, nanos.getAsLong() - stop);
        measured++;
    }
}
