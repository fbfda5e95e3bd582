package arena.bench.exchange;

import java.io.IOException;

/** One way for two processes to play turns with each other. */
interface Contender extends AutoCloseable {

    /** Returns a short description. */
    String words();

    /**
     * Plays about that many turns and adds their times.
     *
     * @param pauseNanos how long this side is busy between two turns, as an arena is with the turn of the opponent
     */
    void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException;

    /** Keeps the thread busy for a time. */
    static void pause(long nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    @Override
    void close() throws IOException;
}
