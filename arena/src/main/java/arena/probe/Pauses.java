package arena.probe;

import arena.match.VenueException;

/** Waiting, which ends at once when the probe is stopped. */
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
        return new VenueException("The probe was stopped before it was done.");
    }

    /** Returns a time of the system's monotonic clock that lies ahead. */
    static long nanosAfter(long millis) {
        return System.nanoTime() + millis * 1_000_000;
    }
}
