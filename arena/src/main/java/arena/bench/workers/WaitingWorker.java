package arena.bench.workers;

import arena.worker.GameQueue;
import arena.worker.RemoteGame;
import arena.worker.WorkerDatabase;
import arena.worker.WorkerNeeds;
import arena.worker.WorkerReport;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;

/** A worker whose matches only last a while; its queue and its reports are real. */
final class WaitingWorker implements AutoCloseable {

    /** The needs of the games of a benchmark: none. */
    static final WorkerNeeds NEEDS =
            new WorkerNeeds(new TreeSet<>(Set.of(WorkerNeeds.ofGame("benchmark", "benchmark"))));

    private static final Duration REPORT_INTERVAL = Duration.ofMillis(500);

    /** The size of a compressed record. */
    private static final int RECORD_BYTES = 10_000;

    private final String name;
    private final int slots;
    private final Duration match;
    private final WorkerDatabase database;
    private final GameQueue queue;
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private final Thread reporter = new Thread(this::report, "reporter");

    /**
     * Starts a worker.
     *
     * @param database stays open when the worker is closed
     * @param slots the number of matches at a time
     * @param match the duration of a match
     */
    WaitingWorker(WorkerDatabase database, String name, int slots, Duration match) {
        this.name = name;
        this.slots = slots;
        this.match = match;
        this.database = database;
        this.queue = database.queue(name, slots, NEEDS.lines(), this::play);
        queue.resume();
        reporter.setDaemon(true);
        reporter.start();
    }

    private void play(RemoteGame game, long version) throws InterruptedException {
        Thread.sleep(match.toMillis());
        database.deliver(name, game.sequence(), version, "record", new byte[RECORD_BYTES], "");
    }

    private void report() {
        WorkerReport.Machine machine = new WorkerReport.Machine("benchmark", 0);
        WorkerReport report = new WorkerReport("benchmark", machine, slots, "", NEEDS.lines(), List.of(), 0, 0, 0, "");
        try {
            while (!isClosed.get()) {
                if (database.report(name, report).isGameWaiting()) {
                    queue.check();
                }
                Thread.sleep(REPORT_INTERVAL.toMillis());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        isClosed.set(true);
        queue.close();
        try {
            reporter.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
