package arena.web.http;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The thread pool that sends events to browsers. Its threads pause after short periods of work: when hundreds of
 * browsers receive an event, a match that needs a processor waits for one period and not for all sends.
 */
public final class SenderThreads implements Executor, AutoCloseable {

    private static final long PERIOD_NANOS = TimeUnit.MICROSECONDS.toNanos(200);

    /** The pause after a period, as a multiple of it: three quarters of the time are left to other threads. */
    private static final int PAUSE_FACTOR = 3;

    /** The limit of a pause: a period is measured by the wall clock, so a descheduled thread has paused already. */
    private static final long LONGEST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    private final ExecutorService threads;

    /** The time that a thread has worked since its last pause, in nanoseconds. */
    private final ThreadLocal<Long> worked = ThreadLocal.withInitial(() -> 0L);

    /** Starts the pool with half as many threads as processors; the others are left to matches. */
    public SenderThreads() {
        threads = Executors.newFixedThreadPool(
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2), SenderThreads::thread);
    }

    /** Returns a daemon thread for sends. */
    public static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "sender");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void execute(Runnable work) {
        threads.execute(() -> {
            long begun = System.nanoTime();
            try {
                work.run();
            } finally {
                pause(worked.get() + System.nanoTime() - begun);
            }
        });
    }

    private void pause(long nanos) {
        if (nanos < PERIOD_NANOS) {
            worked.set(nanos);
        } else {
            worked.set(0L);
            LockSupport.parkNanos(Math.min(PAUSE_FACTOR * nanos, LONGEST_PAUSE_NANOS));
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
