package arena.bench.workers;

import arena.bench.Memory;
import arena.store.Database;
import arena.worker.Delivery;
import arena.worker.GameQueue;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.WorkerDatabase;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A benchmark of what lies between a contest and its workers: the queue and the database are real, the workers are
 * threads whose matches only last a while. It compares the games in a second with those of workers that never wait.
 */
public final class WorkersBench {

    /** The pause of the arena that runs a contest between two looks at the deliveries. */
    private static final Duration WATCH_INTERVAL = Duration.ofMillis(100);

    private final Plan plan;
    private final PrintStream out;

    private WorkersBench(Plan plan, PrintStream out) {
        this.plan = plan;
        this.out = out;
    }

    /**
     * A database on a server.
     *
     * @param url {@code jdbc:postgresql://...}
     */
    public record Server(String url, String user, String password) {

        Database database() {
            return Database.postgresql(url, user, password);
        }
    }

    /**
     * The games that are played.
     *
     * @param server the database of the benchmark alone; its rows stay there
     * @param workers the numbers of workers, one after the other
     * @param slots of each worker
     * @param match the duration of a match
     * @param games of each slot
     */
    public record Plan(Server server, List<Integer> workers, int slots, Duration match, int games) {
        public Plan {
            workers = List.copyOf(workers);
            if (workers.isEmpty()
                    || workers.stream().anyMatch(number -> number < 1)
                    || slots < 1
                    || games < 1
                    || match.isNegative()) {
                throw new IllegalArgumentException("A benchmark needs at least one worker, one slot and one game for"
                        + " each slot, not " + workers + " workers, " + slots + " slots and " + games + " games.");
            }
        }
    }

    /**
     * Plays on this machine, now, and prints the figures.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        new WorkersBench(plan, out).run();
    }

    private void run() throws InterruptedException {
        out.printf(
                Locale.ROOT,
                "matches of %d ms, %d at a time on each worker; real queue and database, %d processors%n",
                plan.match().toMillis(),
                plan.slots(),
                Runtime.getRuntime().availableProcessors());
        out.println("workers  games  seconds  games/s  of linear  database, of a core  memory, MiB");
        for (int workers : plan.workers()) {
            run(workers);
        }
    }

    private void run(int workers) throws InterruptedException {
        String contest = "bench-" + System.nanoTime();
        int games = workers * plan.slots() * plan.games();
        List<WaitingWorker> started = new ArrayList<>();
        List<WorkerDatabase> databases = new ArrayList<>();
        try (WorkerDatabase organiser = open(contest)) {
            organiser.publish(WaitingWorker.NEEDS);
            for (int worker = 1; worker <= workers; worker++) {
                WorkerDatabase database = open(contest);
                databases.add(database);
                started.add(new WaitingWorker(database, contest + "-" + worker, plan.slots(), plan.match()));
            }
            Optional<Duration> before = databaseTime();
            long began = System.nanoTime();
            play(organiser, games, workers * (plan.slots() + (plan.slots() + 1) / 2));
            double seconds = (System.nanoTime() - began) / 1e9;
            Optional<Duration> after = databaseTime();
            double linear = workers * plan.slots() * 1_000.0 / plan.match().toMillis();
            String share = before.isPresent() && after.isPresent()
                    ? String.format(
                            Locale.ROOT,
                            "%.1f %%",
                            after.get().minus(before.get()).toMillis() / seconds / 10)
                    : "elsewhere";
            out.printf(
                    Locale.ROOT,
                    "%7d  %5d  %7.1f  %7.2f  %9.2f  %19s  %11.1f%n",
                    workers,
                    games,
                    seconds,
                    games / seconds,
                    games / seconds / linear,
                    share,
                    Memory.inUse());
        } finally {
            started.forEach(WaitingWorker::close);
            databases.forEach(WorkerDatabase::close);
        }
    }

    private WorkerDatabase open(String contest) {
        return WorkerDatabase.open(plan.server().database(), contest, out::println, Optional.empty());
    }

    /** Plays games as the arena that runs a contest does, with some of them in the queue. */
    private static void play(WorkerDatabase organiser, int games, int atOnce) throws InterruptedException {
        try (GameQueue queue = organiser.queue(WaitingWorker.NEEDS, new TreeSet<>(), (game, worker) -> {})) {
            int added = 0;
            int done = 0;
            while (done < games) {
                for (; added < games && added - done < atOnce; added++) {
                    queue.add(game(added + 1));
                }
                for (Delivery delivery : organiser.deliveries()) {
                    organiser.note(delivery);
                    done++;
                }
                Thread.sleep(WATCH_INTERVAL.toMillis());
            }
        }
    }

    private static RemoteGame game(long sequence) {
        return new RemoteGame(
                String.valueOf(sequence),
                Optional.empty(),
                sequence,
                "benchmark",
                "benchmark",
                sequence,
                new TreeMap<>(),
                Optional.empty(),
                Optional.empty(),
                List.of(RemoteBot.ofLevel("A", "A", 1), RemoteBot.ofLevel("B", "B", 1)));
    }

    /** Returns the processor time of the database's processes; absent if they run elsewhere or cannot be seen. */
    static Optional<Duration> databaseTime() {
        return ProcessHandle.allProcesses()
                .map(ProcessHandle::info)
                .filter(info -> info.command()
                        .filter(path -> path.endsWith("/postgres"))
                        .isPresent())
                .flatMap(info -> info.totalCpuDuration().stream())
                .reduce(Duration::plus);
    }
}
