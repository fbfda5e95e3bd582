package arena.match;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The machine's monotonic clock, counted from the moment this object was made. */
public final class SystemClock implements Clock {

    private final long origin = System.nanoTime();
    private final Bell bell = new SystemBell();

    @Override
    public long nanos() {
        return System.nanoTime() - origin;
    }

    @Override
    public Bell bell() {
        return bell;
    }

    private final class SystemBell implements Bell {
        private final Semaphore rung = new Semaphore(0);

        @Override
        public void ring() {
            if (rung.availablePermits() == 0) {
                rung.release();
            }
        }

        @Override
        public void await(long untilNanos) throws InterruptedException {
            if (rung.tryAcquire(Math.max(0, untilNanos - nanos()), TimeUnit.NANOSECONDS)) {
                rung.drainPermits();
            }
        }
    }
}
