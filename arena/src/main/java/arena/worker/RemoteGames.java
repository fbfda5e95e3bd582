package arena.worker;

import arena.store.StoreException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games that workers play now: each waits in the queue for a worker, and for its delivery. */
public final class RemoteGames implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(RemoteGames.class);
    private static final Duration WATCH_INTERVAL = Duration.ofMillis(100);

    /** The time that a game waits for a worker that can play it. */
    public static final Duration WORKER_LIMIT = Duration.ofSeconds(10);

    private final WorkerDatabase database;
    private final BiConsumer<Delivery, String> refusals;
    private final Consumer<String> remarks;
    private final Map<Long, CompletableFuture<Delivery>> awaited = new ConcurrentHashMap<>();
    private final Thread watcher = new Thread(this::watch, "workers");
    /** The classes of machines whose games the queue watches; guarded by this object. */
    private final SortedSet<String> classes = new TreeSet<>();

    private volatile WorkerNeeds needs;
    private volatile GameQueue queue;
    private volatile List<WorkerStatus> workers;
    private volatile SortedMap<Long, String> queued = new TreeMap<>();

    /**
     * Opens the queue, and stores what the games need.
     *
     * @param refusals receives each delivery that does not count, with the reason
     * @param remarks receives sentences for the organiser
     */
    public RemoteGames(
            WorkerDatabase database,
            WorkerNeeds needs,
            BiConsumer<Delivery, String> refusals,
            Consumer<String> remarks) {
        this.database = database;
        this.needs = needs;
        this.refusals = refusals;
        this.remarks = remarks;
        database.publish(needs);
        this.workers = database.workers();
        this.classes.addAll(classes(workers));
        this.queue = openQueue();
    }

    /** Watches the workers from now on. */
    public void start() {
        watcher.setDaemon(true);
        watcher.start();
    }

    /** Returns all workers, as they reported a moment ago. */
    public List<WorkerStatus> workers() {
        return workers;
    }

    /** Returns the number of games that all workers have at a time: those they play, and some in the queue. */
    public int slots() {
        return workers.stream()
                .mapToInt(WorkerStatus::slots)
                // A worker finds its next games in the queue when others end.
                .map(slots -> slots + (slots + 1) / 2)
                .sum();
    }

    private GameQueue openQueue() {
        return database.queue(
                needs,
                classes,
                (game, worker) -> remarks.accept("The worker " + worker + " has stopped answering; " + game.fixture()
                        + " is given to another one."));
    }

    private static SortedSet<String> classes(List<WorkerStatus> workers) {
        return workers.stream()
                .flatMap(worker -> worker.report().stream())
                .map(told -> told.machine().kind())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Stores what the games need now, if that has changed; workers notice it within some seconds.
     *
     * @throws IllegalArgumentException with a sentence if that is more than workers serve
     */
    public synchronized void publish(WorkerNeeds now) {
        if (!now.equals(needs)) {
            database.publish(now);
            needs = now;
            openAnew();
        }
    }

    /** Opens the queue anew when a machine of another class reports, so that its games are watched too. */
    private synchronized void watchClasses() {
        if (classes.addAll(classes(workers))) {
            openAnew();
        }
    }

    private void openAnew() {
        GameQueue old = queue;
        queue = openQueue();
        old.close();
    }

    /** Returns the delivery of a game that a worker plays; nothing if no worker could take it. */
    public Optional<Delivery> play(RemoteGame game) throws InterruptedException {
        CompletableFuture<Delivery> delivery = new CompletableFuture<>();
        awaited.put(game.sequence(), delivery);
        try {
            queue.add(game);
            return await(game.sequence(), delivery, Optional.of(game));
        } finally {
            awaited.remove(game.sequence());
            if (Thread.currentThread().isInterrupted()) {
                database.remove(game.sequence());
            }
        }
    }

    /**
     * Returns the delivery of a game that an earlier arena gave to a worker; nothing if there is none. It is awaited if
     * the game is still played, for it may be nearly over.
     *
     * @param wait told before it waits
     */
    public Optional<Delivery> awaitEarlier(long sequence, Runnable wait) {
        Optional<Delivery> delivery = database.delivered(sequence);
        if (delivery.isPresent() || !database.queued().containsKey(sequence)) {
            return delivery;
        }
        wait.run();
        CompletableFuture<Delivery> coming = new CompletableFuture<>();
        awaited.put(sequence, coming);
        try {
            return await(sequence, coming, Optional.empty());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            awaited.remove(sequence);
        }
    }

    /**
     * Returns the delivery of a game; nothing if for a while no worker is there that can play it, and then it is not in
     * the queue any more.
     *
     * @param game to be put into the queue again if it has disappeared; absent for any game
     */
    private Optional<Delivery> await(long sequence, CompletableFuture<Delivery> delivery, Optional<RemoteGame> game)
            throws InterruptedException {
        long lastHope = System.nanoTime();
        while (true) {
            try {
                return Optional.of(delivery.get(1, TimeUnit.SECONDS));
            } catch (TimeoutException notYet) {
                if (!queued.containsKey(sequence)) {
                    Optional<Delivery> missed = database.delivered(sequence);
                    if (missed.isPresent()) {
                        return missed;
                    }
                    game.ifPresent(again -> queue.add(again));
                }
                boolean hope = workers.stream().anyMatch(worker -> isHopeFor(sequence, game, worker));
                lastHope = hope ? System.nanoTime() : lastHope;
                if (System.nanoTime() - lastHope > WORKER_LIMIT.toNanos() && database.remove(sequence)) {
                    return Optional.empty();
                }
            } catch (InterruptedException stopped) {
                database.remove(sequence);
                throw stopped;
            } catch (ExecutionException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** Returns whether a worker plays a game, though it may be paused, or can play it. */
    private boolean isHopeFor(long sequence, Optional<RemoteGame> game, WorkerStatus worker) {
        boolean plays = worker.isAlive() && worker.name().equals(queued.get(sequence));
        return plays || game.map(worker::canPlay).orElseGet(() -> worker.slots() > 0);
    }

    private void watch() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                workers = database.workers();
                watchClasses();
                queued = database.queued();
                database.deliveries().forEach(this::note);
                Thread.sleep(WATCH_INTERVAL.toMillis());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } catch (StoreException failure) {
            if (!Thread.currentThread().isInterrupted()) {
                remarks.accept("Workers are no longer watched: " + failure.words());
            }
        } catch (RuntimeException defect) {
            LOG.error("the workers are no longer watched: {}", defect.getMessage(), defect);
            remarks.accept("Workers are no longer watched, since the arena itself has failed: " + defect);
        }
    }

    private void note(Delivery delivery) {
        delivery.refusal()
                .ifPresentOrElse(
                        reason -> refusals.accept(delivery, reason),
                        () -> Optional.ofNullable(awaited.get(delivery.sequence()))
                                .ifPresent(waiting -> waiting.complete(delivery)));
        database.note(delivery);
    }

    @Override
    public void close() {
        watcher.interrupt();
        boolean interrupted = Thread.interrupted();
        try {
            watcher.join(TimeUnit.SECONDS.toMillis(5));
        } catch (InterruptedException stop) {
            interrupted = true;
        }
        queue.close();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
