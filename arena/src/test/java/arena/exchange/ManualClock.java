package arena.exchange;

import arena.match.Clock;
import arena.match.WakeSignal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** A clock that stands still until the test moves it, and counts how often the match was woken. */
final class ManualClock implements Clock, WakeSignal {

    private final AtomicLong nanos = new AtomicLong(1_000_000_000);
    private final AtomicInteger wakes = new AtomicInteger();
    private volatile long stepNanos;
    private volatile Consumer<Runnable> turns = Runnable::run;

    /** Lets time pass only between two scans of a folder: no scan may seem to have taken it. */
    void passBetweenLooks(FolderTasks tasks) {
        turns = deed -> tasks.runWithin(Duration.ofDays(1).toNanos(), deed);
    }

    void pass(Duration time) {
        turns.accept(() -> jump(time));
    }

    /** Lets time pass even during a scan. */
    void jump(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    /** Lets time pass at each reading of this clock from now on. */
    void passAtEachLook(Duration time) {
        stepNanos = time.toNanos();
    }

    int wakes() {
        return wakes.get();
    }

    @Override
    public long nanos() {
        return nanos.addAndGet(stepNanos);
    }

    @Override
    public WakeSignal signal() {
        return this;
    }

    @Override
    public void wake() {
        wakes.incrementAndGet();
    }

    @Override
    public void await(long untilNanos) {
        throw new UnsupportedOperationException("no match waits in these tests");
    }
}
