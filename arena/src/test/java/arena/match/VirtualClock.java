package arena.match;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * A clock that stands still while the match is awake, and jumps to the next thing that happens when it waits. What
 * happens at the same time happens in the order in which it was planned, so a match is the same at every run.
 */
final class VirtualClock implements Clock, WakeSignal {

    private final PriorityQueue<Happening> plan =
            new PriorityQueue<>(Comparator.comparingLong(Happening::atNanos).thenComparingLong(Happening::order));
    private long now;
    private long planned;
    private boolean woken;

    /** Plans something for a time from now. */
    void plan(Duration after, Runnable what) {
        plan.add(new Happening(now + after.toNanos(), planned++, what));
    }

    /**
     * Lets time pass while the match is awake, as slow thinking on its thread does; what is planned meanwhile happens.
     */
    void pass(Duration time) {
        long end = now + time.toNanos();
        while (happens(end)) {
            // The next one.
        }
        now = end;
    }

    @Override
    public long nanos() {
        return now;
    }

    @Override
    public WakeSignal signal() {
        return this;
    }

    @Override
    public void wake() {
        woken = true;
    }

    @Override
    public void await(long untilNanos) throws InterruptedException {
        while (!woken) {
            if (Thread.interrupted()) {
                throw new InterruptedException("interrupted at " + now);
            }
            if (!happens(untilNanos)) {
                jump(untilNanos);
                return;
            }
            while (happens(now)) {
                // What happens at the same time is seen at the same time.
            }
        }
        woken = false;
    }

    /** Lets the next thing happen, if it is planned for no later than that. */
    private boolean happens(long untilNanos) {
        Happening next = plan.peek();
        if (next == null || next.atNanos() > untilNanos) {
            return false;
        }
        plan.remove();
        now = Math.max(now, next.atNanos());
        next.what().run();
        return true;
    }

    private void jump(long untilNanos) {
        if (untilNanos == Long.MAX_VALUE) {
            throw new IllegalStateException("the match waits at " + now + " for something that never happens");
        }
        now = Math.max(now, untilNanos);
    }

    private record Happening(long atNanos, long order, Runnable what) {}
}
