package arena.cli.compare;

import arena.cli.host.CommandFailure;
import arena.cli.stage.Lane;
import arena.cli.stage.Stage;
import arena.tournament.Pairing;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** The lanes of a comparison, each with a thread and a stage of its own; their news come out one by one. */
final class CompareLanes implements AutoCloseable {

    /** A match that is stopped has bots to end and a record to close; longer than this nobody waits. */
    private static final int PATIENCE_SECONDS = 10;

    private final ComparePlan plan;
    private final List<Lane> lanes;
    private final Iterator<Pairing> rest;
    private final BlockingQueue<News> news = new LinkedBlockingQueue<>();
    private final AtomicInteger running = new AtomicInteger();
    private final ExecutorService pool;
    private boolean stopped;

    /** What a lane reports. */
    sealed interface News {
        /** A game has its verdict. */
        record Ended(Pairing pairing, CompareGame game) implements News {}

        /** The lane cannot go on; it is closed. */
        record Failed(RuntimeException failure) implements News {}

        /** The lane has nothing more to do. */
        record Closed() implements News {}
    }

    /**
     * Prepares lanes.
     *
     * @param rest the games that are to be played
     */
    CompareLanes(ComparePlan plan, List<Lane> lanes, Iterator<Pairing> rest) {
        this.plan = plan;
        this.lanes = List.copyOf(lanes);
        this.rest = rest;
        this.pool = Executors.newFixedThreadPool(lanes.size());
    }

    /** Begins to play in all lanes. */
    void open(Function<Lane, Stage> stages) {
        for (Lane lane : lanes) {
            pool.execute(() -> serve(lane, stages));
        }
    }

    private void serve(Lane lane, Function<Lane, Stage> stages) {
        News last = new News.Closed();
        try (Stage stage = stages.apply(lane)) {
            CompareBout bout = new CompareBout(plan, lane, running);
            for (Optional<Pairing> next = next(); next.isPresent(); next = next()) {
                Pairing pairing = next.get();
                bout.play(stage, pairing).ifPresent(game -> news.add(new News.Ended(pairing, game)));
            }
        } catch (RuntimeException failure) {
            last = new News.Failed(failure);
        } catch (Error defect) {
            last = new News.Failed(new IllegalStateException("A lane of the comparison has failed: " + defect, defect));
        } finally {
            news.add(last);
        }
    }

    private synchronized Optional<Pairing> next() {
        return stopped || !rest.hasNext() ? Optional.empty() : Optional.of(rest.next());
    }

    /** Returns the next news; nothing if none comes within a time. */
    Optional<News> news(Duration patience) throws InterruptedException {
        return Optional.ofNullable(news.poll(patience.toMillis(), TimeUnit.MILLISECONDS));
    }

    int size() {
        return lanes.size();
    }

    /** Begins no more games; those that run are played to their end. */
    synchronized void stopSoon() {
        stopped = true;
    }

    /** Breaks off the games that run; they count for nobody. */
    void stopNow() {
        stopSoon();
        pool.shutdownNow();
    }

    /** Stops what still runs, and waits until it has put everything in order. */
    @Override
    public void close() {
        stopNow();
        boolean interrupted = Thread.interrupted();
        try {
            if (!pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw CommandFailure.infrastructure(
                        "A match did not stop within " + PATIENCE_SECONDS + " s and is left as it is.");
            }
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
