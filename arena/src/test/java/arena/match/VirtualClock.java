package arena.match;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * A clock that stands still while the match is awake, and jumps to the next planned event when it waits. Events at the
 * same time occur in the order in which they were planned, so a match is the same at every run.
 */
final class VirtualClock implements Clock, WakeSignal {

    private final PriorityQueue<PlannedAction> plan = new PriorityQueue<>(
            Comparator.comparingLong(PlannedAction::atNanos).thenComparingLong(PlannedAction::order));
    private long now;
    private long planned;
    private boolean woken;

    /** Plans an action for a time from now. */
    void plan(Duration after, Runnable what) {
        plan.add(new PlannedAction(now + after.toNanos(), planned++, what));
    }

    /**
     * Lets time pass while the match is awake, as slow thinking on its thread does; actions planned for that time run.
     */
    void pass(Duration time) {
        long end = now + time.toNanos();
        while (runNext(end)) {}
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
            if (!runNext(untilNanos)) {
                jump(untilNanos);
                return;
            }
            while (runNext(now)) {
                // Actions at the same time are seen at the same time.
            }
        }
        woken = false;
    }

    /** Runs the next action, if it is planned for no later than that. */
    private boolean runNext(long untilNanos) {
        PlannedAction next = plan.peek();
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

    private record PlannedAction(long atNanos, long order, Runnable what) {}
}
