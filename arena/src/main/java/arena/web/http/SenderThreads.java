package arena.web.http;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The threads that tell browsers of events. They work in small pieces and rest between them: when hundreds are told at
 * once, a match that wants a processor waits for a piece and not for all of them.
 */
public final class SenderThreads implements Executor, AutoCloseable {

    private static final long PIECE_NANOS = TimeUnit.MICROSECONDS.toNanos(200);

    /** Of the time it takes to tell all, three quarters are left to others. */
    private static final int REST = 3;

    /** Who was kept from working for a while has rested meanwhile. */
    private static final long LONGEST_REST_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    private final ExecutorService threads;

    /** How long a thread has worked since its last rest. */
    private final ThreadLocal<Long> worked = ThreadLocal.withInitial(() -> 0L);

    /** Makes them; half of the processors are left to matches in any case. */
    public SenderThreads() {
        threads = Executors.newFixedThreadPool(
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2), SenderThreads::thread);
    }

    /** Returns a thread that tells, and ends with the program. */
    public static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "teller");
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
                rest(worked.get() + System.nanoTime() - begun);
            }
        });
    }

    private void rest(long nanos) {
        if (nanos < PIECE_NANOS) {
            worked.set(nanos);
        } else {
            worked.set(0L);
            LockSupport.parkNanos(Math.min(REST * nanos, LONGEST_REST_NANOS));
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
