package arena.match;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A monotonic clock of the machine, counted from the creation of this object or from an earlier time. */
public final class SystemClock implements Clock {

    private final long origin;
    private final WakeSignal signal = new Permit();

    /** Makes a clock that begins now. */
    public SystemClock() {
        this(0);
    }

    /** Makes a clock that continues from a time. */
    public SystemClock(long fromNanos) {
        this.origin = System.nanoTime() - fromNanos;
    }

    @Override
    public long nanos() {
        return System.nanoTime() - origin;
    }

    @Override
    public WakeSignal signal() {
        return signal;
    }

    private final class Permit implements WakeSignal {
        private final Semaphore woken = new Semaphore(0);

        @Override
        public void wake() {
            if (woken.availablePermits() == 0) {
                woken.release();
            }
        }

        @Override
        public void await(long untilNanos) throws InterruptedException {
            if (woken.tryAcquire(Math.max(0, untilNanos - nanos()), TimeUnit.NANOSECONDS)) {
                woken.drainPermits();
            }
        }
    }
}
