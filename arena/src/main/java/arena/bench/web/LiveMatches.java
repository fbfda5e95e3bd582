package arena.bench.web;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Many matches at a time in the process that has the pages, at a pace at which people can follow them. */
final class LiveMatches implements AutoCloseable {

    private static final double MOVES_A_SECOND = 1;

    /** The part of a measurement's time for which the matches run before it. */
    private static final int SETTLING_PART = 6;

    private final Duration time;
    private final List<Thread> threads = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();

    /**
     * The figures of a part.
     *
     * @param cores the processor time of this process for each second
     */
    record Measured(String name, double cores) {}

    private LiveMatches(Duration time) {
        this.time = time;
    }

    /**
     * Begins a number of matches.
     *
     * @param time of each measurement
     */
    static LiveMatches begin(WatchedMatches matches, int number, Duration time) throws InterruptedException {
        LiveMatches live = new LiveMatches(time);
        BlockingQueue<String> begun = new LinkedBlockingQueue<>();
        for (int match = 0; match < number; match++) {
            Thread thread = new Thread(() -> play(matches, begun), "match");
            thread.setDaemon(true);
            thread.start();
            live.threads.add(thread);
        }
        for (int match = 0; match < number; match++) {
            live.ids.add(begun.take());
        }
        return live;
    }

    private static void play(WatchedMatches matches, BlockingQueue<String> begun) {
        try {
            matches.play(MOVES_A_SECOND, WatchedMatches.Seats.LONG, begun::add);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Connects spectators, who share the matches evenly. */
    void watch(Spectators spectators, int number) throws IOException {
        for (int match = 0; match < ids.size(); match++) {
            int share = number * (match + 1) / ids.size() - number * match / ids.size();
            spectators.connectWithClock(ids.get(match), share);
        }
    }

    /** Waits until what is new, such as spectators that get all earlier moves, makes no more work. */
    void settle() throws InterruptedException {
        Thread.sleep(time.dividedBy(SETTLING_PART).toMillis());
    }

    /** Waits for a while, and returns what the matches and the pages used in it. */
    Measured measure(String name) throws InterruptedException {
        long usedNanos = WatchedMatches.processorNanos();
        long begunNanos = System.nanoTime();
        Thread.sleep(time.toMillis());
        double cores = (double) (WatchedMatches.processorNanos() - usedNanos) / (System.nanoTime() - begunNanos);
        return new Measured(name, cores);
    }

    /** Breaks off the matches. */
    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
