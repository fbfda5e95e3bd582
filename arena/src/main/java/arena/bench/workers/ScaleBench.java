package arena.bench.workers;

import arena.bench.BenchContest;
import arena.bench.Memory;
import arena.contest.AttemptCauses;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.contest.DueGame;
import arena.contest.GameRunner;
import arena.game.GameInfo;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Verdict;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
import arena.worker.RemoteGame;
import arena.worker.RemoteGame.RemoteBot;
import arena.worker.RemoteGames;
import arena.worker.WorkerDatabase;
import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A benchmark of a contest that is larger than the machines at hand: plan, database, queue and workers are real, and
 * matches are slept at a clock that runs faster. It shows with how many workers something saturates.
 */
public final class ScaleBench {

    /** The connections that one real worker may hold, and that a pool here holds for several. */
    private static final int CONNECTIONS = 4;

    private static final int WORKERS_OF_POOL = 25;

    private final Plan plan;
    private final PrintStream out;

    private ScaleBench(Plan plan, PrintStream out) {
        this.plan = plan;
        this.out = out;
    }

    /**
     * The plan of a benchmark.
     *
     * @param server the database of the benchmark alone; its rows stay there
     * @param game the game whose name the contest has
     * @param teams of the round robin
     * @param workers the numbers of workers, one after the other
     * @param slots of each worker
     * @param match the duration of a match
     * @param speed how many times faster the clock runs
     * @param lasting the duration of each measurement
     */
    public record Plan(
            WorkersBench.Server server,
            GameInfo game,
            int teams,
            List<Integer> workers,
            int slots,
            Duration match,
            int speed,
            Duration lasting) {
        public Plan {
            workers = List.copyOf(workers);
            if (workers.isEmpty()
                    || workers.stream().anyMatch(number -> number < 1)
                    || slots < 1
                    || teams < 2
                    || speed < 1
                    || lasting.isNegative()
                    || match.toMillis() < speed) {
                throw new IllegalArgumentException("A benchmark needs two teams, a worker and a slot at least, and a"
                        + " match that lasts a millisecond or more at its speed; not " + teams + " teams, " + workers
                        + " workers, " + slots + " slots and " + match + " at " + speed + " times the speed.");
            }
        }

        private Duration slept() {
            return match.dividedBy(speed);
        }
    }

    /** Measures on this machine, now, and prints the figures. */
    public static void run(Plan plan, PrintStream out) {
        new ScaleBench(plan, out).run();
    }

    private void run() {
        out.printf(
                Locale.ROOT,
                "a round robin of %d teams, matches of %d s slept in %d ms, %d at a time on each worker; real plan,"
                        + " queue and database, %d processors%n",
                plan.teams(),
                plan.match().toSeconds(),
                plan.slept().toMillis(),
                plan.slots(),
                Runtime.getRuntime().availableProcessors());
        out.println("workers  at a time  games/s  lost a game  of linear  database, of a core  all else, of a core"
                + "  memory, MiB  connections of real workers");
        plan.workers().forEach(this::run);
    }

    private void run(int workers) {
        Contest contest = BenchContest.of(
                "scale-" + System.nanoTime(), plan.game(), "round-robin", plan.teams(), new TreeMap<>());
        try (ContestStore store = ContestStore.open(plan.server().database(), contest.name(), out::println)) {
            BenchContest.begin(contest, store);
            measure(contest, store, workers);
        }
    }

    private WorkerDatabase database(Contest contest) {
        return WorkerDatabase.open(plan.server().database(), contest.name(), out::println, Optional.empty());
    }

    private void measure(Contest contest, ContestStore store, int workers) {
        int possible = Math.min(workers * plan.slots(), plan.teams() / 2);
        List<WorkerDatabase> pools = new ArrayList<>();
        List<WaitingWorker> started = new ArrayList<>();
        try (WorkerDatabase organiser = database(contest);
                RemoteGames games =
                        new RemoteGames(organiser, WaitingWorker.NEEDS, (late, reason) -> {}, out::println)) {
            games.start();
            for (int number = 0; number < workers; number++) {
                if (number % WORKERS_OF_POOL == 0) {
                    pools.add(database(contest));
                }
                started.add(new WaitingWorker(
                        pools.get(pools.size() - 1), contest.name() + "-" + number, plan.slots(), plan.slept()));
            }
            Stop stop = new Stop();
            ContestRunner runner = new ContestRunner(contest, store, new QueuedGames(contest, games), stop);
            stop.begin(runner);
            Optional<Duration> databaseBefore = WorkersBench.databaseTime();
            long arenaBefore = arenaNanos();
            long began = System.nanoTime();
            runner.play(possible + (possible + 1) / 2, "bench");
            double seconds = (System.nanoTime() - began) / 1e9;
            String database = databaseBefore
                    .flatMap(before -> WorkersBench.databaseTime()
                            .map(after -> percent(after.minus(before).toNanos(), seconds)))
                    .orElse("elsewhere");
            double lost =
                    Math.max(0, possible / stop.gamesPerSecond() - plan.slept().toMillis() / 1e3);
            out.printf(
                    Locale.ROOT,
                    "%7d  %9d  %7.1f  %9.2f s  %9.2f  %19s  %19s  %11.0f  %d%n",
                    workers,
                    possible,
                    stop.gamesPerSecond(),
                    lost,
                    plan.match().toMillis() / (plan.match().toMillis() + 1e3 * lost),
                    database,
                    percent(arenaNanos() - arenaBefore, seconds),
                    Memory.inUse(),
                    workers * CONNECTIONS);
        } finally {
            started.parallelStream().forEach(WaitingWorker::close);
            pools.forEach(WorkerDatabase::close);
        }
    }

    private static String percent(long nanos, double seconds) {
        return String.format(Locale.ROOT, "%.0f %%", nanos / seconds / 1e7);
    }

    private static long arenaNanos() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /** Games that wait in the queue for a worker. The first seat wins. */
    private record QueuedGames(Contest contest, RemoteGames games) implements GameRunner {

        @Override
        public AttemptResult play(DueGame dueGame) {
            Fixture fixture = dueGame.fixture();
            RemoteGame game = new RemoteGame(
                    fixture.id(),
                    Optional.empty(),
                    dueGame.attempt().sequence(),
                    "benchmark",
                    "benchmark",
                    dueGame.seed(),
                    new TreeMap<>(),
                    Optional.empty(),
                    Optional.empty(),
                    fixture.seats().stream()
                            .map(contest::name)
                            .map(team -> RemoteBot.ofLevel(team, team, 1))
                            .toList());
            try {
                if (games.play(game).isEmpty()) {
                    throw new IllegalStateException("no worker is there");
                }
                GameResult result = GameResult.of(fixture.seats(), List.of(1, 2), List.of(1L, 0L), 40);
                return new AttemptResult(
                        Verdict.DECIDED, AttemptCauses.PLAYED, "over", "", result, 0, "", System.currentTimeMillis());
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return AttemptResult.broken(AttemptCauses.STOPPED, "over", "", System.currentTimeMillis());
            }
        }
    }

    /**
     * The stop of a measurement when its time is over. It counts the games, but not those of the first moments, as all
     * began at once.
     */
    private final class Stop implements ContestListener {

        private final AtomicInteger ended = new AtomicInteger();
        private long begin = Long.MAX_VALUE;
        private long end = Long.MAX_VALUE;
        private Optional<ContestRunner> runner = Optional.empty();

        void begin(ContestRunner measured) {
            runner = Optional.of(measured);
            begin = System.nanoTime() + 2 * plan.slept().toNanos();
            end = begin + plan.lasting().toNanos();
        }

        double gamesPerSecond() {
            return ended.get() * 1e9 / plan.lasting().toNanos();
        }

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
            long time = System.nanoTime();
            if (time > end) {
                runner.ifPresent(ContestRunner::stopSoon);
            } else if (time > begin) {
                ended.incrementAndGet();
            }
        }

        @Override
        public void remark(String words) {
            out.println(words);
        }
    }
}
