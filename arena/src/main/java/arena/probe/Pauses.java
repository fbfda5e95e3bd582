package arena.probe;

import arena.match.VenueException;

/** Pauses that end at once when the probe is stopped. */
final class Pauses {

    private Pauses() {}

    /**
     * Waits.
     *
     * @throws VenueException if the thread is interrupted; it stays interrupted
     */
    static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw stopped();
        }
    }

    /** Fails if the thread was interrupted. */
    static void checkInterrupt() {
        if (Thread.currentThread().isInterrupted()) {
            throw stopped();
        }
    }

    private static VenueException stopped() {
        return new VenueException("The probe was stopped before its end.");
    }

    /** Returns a future time of the system's monotonic clock. */
    static long nanosAfter(long millis) {
        return System.nanoTime() + millis * 1_000_000;
    }
}
