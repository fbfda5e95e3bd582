package arena.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Ctrl-C: interrupts the thread that works, and keeps the process alive until that thread has put everything in order,
 * so that the match is broken off in its record and no bot is left behind.
 */
public final class StopSignal {

    private static final int PATIENCE_SECONDS = 10;

    private final Thread worker;
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");

    private StopSignal(Thread worker) {
        this.worker = worker;
    }

    /** Does some work on this thread, which Ctrl-C interrupts and then waits for. */
    public static <T> T guarding(Supplier<T> work) {
        StopSignal signal = new StopSignal(Thread.currentThread());
        Runtime.getRuntime().addShutdownHook(signal.hook);
        try {
            return work.get();
        } finally {
            signal.release();
        }
    }

    /** Returns whether the process is ending; the system allows no new hooks from then on. */
    public static boolean isStopping() {
        Thread probe = new Thread(() -> {}, "probe");
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }

    private void stop() {
        worker.interrupt();
        try {
            if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println(
                        "arena: the match did not stop within " + PATIENCE_SECONDS + " s and is left as it is.");
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    private void release() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The process is ending by the very signal: the hook is running and has just been released.
            done.countDown();
        }
    }
}
