package arena.bench.exchange;

import java.io.IOException;

/** One way for two processes to play turns with each other. */
interface Contender extends AutoCloseable {

    /** Returns what it is, in few words. */
    String words();

    /**
     * Plays about so many turns and adds their times.
     *
     * @param pauseNanos how long this side is busy with something else between two turns, as an arena is with the
     *     opponent's
     */
    void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException;

    /** Is busy for some time. */
    static void pause(long nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    @Override
    void close() throws IOException;
}
