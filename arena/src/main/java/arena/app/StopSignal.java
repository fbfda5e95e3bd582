package arena.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The handler of Ctrl-C. It interrupts the working thread and keeps the process alive until that thread has finished
 * its clean-up, so that the record says that the match was broken off and no bot keeps running.
 */
public final class StopSignal {

    private static final int STOP_LIMIT_SECONDS = 10;

    private final Thread worker;
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");

    private StopSignal(Thread worker) {
        this.worker = worker;
    }

    /** Runs work on this thread; Ctrl-C interrupts the thread and waits for it. */
    public static <T> T guarding(Supplier<T> work) {
        StopSignal signal = new StopSignal(Thread.currentThread());
        Runtime.getRuntime().addShutdownHook(signal.hook);
        try {
            return work.get();
        } finally {
            signal.release();
        }
    }

    /** Returns whether the process is shutting down; from then on the JVM accepts no new shutdown hooks. */
    public static boolean isStopping() {
        Thread hookProbe = new Thread(() -> {}, "probe");
        try {
            Runtime.getRuntime().addShutdownHook(hookProbe);
            Runtime.getRuntime().removeShutdownHook(hookProbe);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }

    private void stop() {
        worker.interrupt();
        try {
            if (!done.await(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("arena: the match did not stop within " + STOP_LIMIT_SECONDS
                        + " s; the arena no longer" + " waits for it.");
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void release() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The hook is running already and has just been released.
            done.countDown();
        }
    }
}
