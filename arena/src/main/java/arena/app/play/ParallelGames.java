package arena.app.play;

import arena.app.RequestFailure;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Games on several lanes at the same time, each with its own thread and services. Their reports come out one by one,
 * so that the reader needs no lock.
 *
 * @param <W> the work, such as a pairing
 * @param <G> the result of a game
 */
public final class ParallelGames<W, G> implements Stoppable, AutoCloseable {

    /** The wait for a match that was stopped, which has bots to end and a record to close. */
    private static final int STOP_LIMIT_SECONDS = 10;

    private final List<MatchLane> lanes;
    private final Iterator<W> rest;
    private final GamePlayer<W, G> player;
    private final BlockingQueue<LaneReport<W, G>> reports = new LinkedBlockingQueue<>();
    private final ExecutorService pool;
    private volatile boolean stopped;

    /**
     * A player of one game, called by the threads of all lanes.
     *
     * @param <W> the work
     * @param <G> the result of a game
     */
    @FunctionalInterface
    public interface GamePlayer<W, G> {

        /** Returns the game with its verdict, or empty if it was stopped; an exception closes the lane. */
        Optional<G> play(MatchLane lane, Services services, W work);
    }

    /**
     * The report of a lane.
     *
     * @param <W> the work
     * @param <G> the result of a game
     */
    public sealed interface LaneReport<W, G> {
        /** A game has its verdict. */
        record Finished<W, G>(W work, G game) implements LaneReport<W, G> {}

        /** The lane has failed and is closed. */
        record Failed<W, G>(RuntimeException failure) implements LaneReport<W, G> {}

        /** The lane has no more work. */
        record Closed<W, G>() implements LaneReport<W, G> {}
    }

    /**
     * Prepares lanes.
     *
     * @param rest the work in this order; one lane at a time asks for the next, on its own thread
     */
    public ParallelGames(List<MatchLane> lanes, Iterator<W> rest, GamePlayer<W, G> player) {
        this.lanes = List.copyOf(lanes);
        this.rest = rest;
        this.player = player;
        this.pool = Executors.newFixedThreadPool(lanes.size());
    }

    /** Begins to play in all lanes. */
    public void open(Function<MatchLane, Services> factory) {
        for (MatchLane lane : lanes) {
            pool.execute(() -> serve(lane, factory));
        }
    }

    private void serve(MatchLane lane, Function<MatchLane, Services> factory) {
        LaneReport<W, G> last = new LaneReport.Closed<>();
        try (Services services = factory.apply(lane)) {
            for (Optional<W> next = next(); next.isPresent(); next = next()) {
                W work = next.get();
                player.play(lane, services, work).ifPresent(game -> reports.add(new LaneReport.Finished<>(work, game)));
            }
        } catch (RuntimeException failure) {
            last = new LaneReport.Failed<>(failure);
        } catch (Error defect) {
            last = new LaneReport.Failed<>(
                    new IllegalStateException("A thread that plays games has failed: " + defect, defect));
        } finally {
            reports.add(last);
        }
    }

    private Optional<W> next() {
        synchronized (rest) {
            return stopped || !rest.hasNext() ? Optional.empty() : Optional.of(rest.next());
        }
    }

    /** Returns the next report; empty if none comes in time. */
    public Optional<LaneReport<W, G>> nextReport(Duration timeout) throws InterruptedException {
        return Optional.ofNullable(reports.poll(timeout.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** Returns the number of lanes; each reports once that it is closed. */
    public int size() {
        return lanes.size();
    }

    @Override
    public void stopSoon() {
        stopped = true;
    }

    @Override
    public void stopNow() {
        stopSoon();
        pool.shutdownNow();
    }

    /** Stops the running games, and waits until they have finished their clean-up. */
    @Override
    public void close() {
        stopNow();
        boolean interrupted = Thread.interrupted();
        try {
            if (!pool.awaitTermination(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw RequestFailure.infrastructure("A match did not stop within " + STOP_LIMIT_SECONDS
                        + " s; the arena no longer waits" + " for it.");
            }
        } catch (InterruptedException interruption) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
