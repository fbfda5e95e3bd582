package arena.search;

import java.util.function.LongSupplier;

/**
 * Gives searches their time, so that none ends late.
 *
 * <p>A search cannot stop at the very moment: it looks at the time only now and then, it must finish what it has begun,
 * and the machine may stop it meanwhile. How much that costs is measured: the longest time between two looks of each
 * search, and how long after its stop it really ended. The next ones keep back {@value #CAUTION} times the worst of the
 * last {@value #REMEMBERED}, at most half their time. Until
 * something has been measured a search gets half its time.
 */
public final class Timekeeper {

    private static final int REMEMBERED = 16;
    private static final int CAUTION = 4;

    /** A search looks at the time once in so many nodes; a node takes about a microsecond. */
    private static final int NODES_PER_LOOK = 32;

    private final LongSupplier nanos;
    private final long[] delays = new long[REMEMBERED];
    private int measured;
    private long stop;
    private long lastLook;
    private long delay;

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
        for (long seen : delays) {
            worst = Math.max(worst, seen);
        }
        return Math.min(CAUTION * worst, thinkNanos / 2);
    }

    /**
     * Returns the budget of a search.
     *
     * @param beganNanos when its time began to run
     * @param thinkNanos how long it may take
     */
    public Budget begin(long beganNanos, long thinkNanos) {
        stop = beganNanos + thinkNanos - reserveNanos(thinkNanos);
        lastLook = nanos.getAsLong();
        delay = 0;
        return nodes -> nodes % NODES_PER_LOOK == 0 && look() - stop >= 0;
    }

    private long look() {
        long now = nanos.getAsLong();
        delay = Math.max(delay, now - lastLook);
        lastLook = now;
        return now;
    }

    /** Learns that the search has ended, now. */
    public void finish() {
        delays[measured % REMEMBERED] = Math.max(delay, nanos.getAsLong() - stop);
        measured++;
    }
}
