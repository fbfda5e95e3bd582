package arena.bench.matches;

import arena.bench.Memory;
import arena.bench.ParallelWork;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.measure.ProcessorTime;
import arena.superbot.SuperBots;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * A benchmark of whole matches a second in the arena's own process, and of how that grows with the cores: the real loop
 * and rules, texts included, between super bots of low levels, without a record.
 */
public final class MatchesBench {

    private static final int ROUNDS = 10;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MICRO = 1e3;
    private static final double BYTES_PER_KIB = 1024;

    private final Plan plan;
    private final SortedMap<Integer, Lane> lanes = new TreeMap<>();
    private long nextSeed = 1;

    private MatchesBench(Plan plan) {
        this.plan = plan;
    }

    /**
     * The matches that are played.
     *
     * @param game the game
     * @param games how many matches for each number of cores
     * @param level of all players
     * @param mostCores measured are 1, 2, 4 and so on up to this, and this
     * @param settings of all matches
     */
    public record Plan(GameDefinition<?, ?, ?> game, int games, int level, int mostCores, Settings settings) {

        /** Plans matches with the defaults of the game. */
        public Plan(GameDefinition<?, ?, ?> game, int games, int level, int mostCores) {
            this(game, games, level, mostCores, Settings.defaults(game.info()));
        }

        public Plan {
            if (games < ROUNDS || mostCores < 1) {
                throw new IllegalArgumentException("At least " + ROUNDS + " matches on at least one core, not " + games
                        + " on " + mostCores + ".");
            }
            MatchesRun.requireLevel(game, level);
        }

        private List<Integer> cores() {
            List<Integer> cores = new ArrayList<>();
            for (int some = 1; some < mostCores; some *= 2) {
                cores.add(some);
            }
            cores.add(mostCores);
            return cores;
        }
    }

    /** The matches that some cores have played so far, and the wall time for them. */
    private record Lane(MatchesRun.Cost cost, long nanos) {

        double perSecond(long what) {
            return what * NANOS_PER_SECOND / nanos;
        }

        double matchesPerSecond() {
            return perSecond(cost.matches());
        }
    }

    /**
     * Measures on this machine, now, and prints a table. The numbers of cores alternate, so that a machine that slows
     * down does so for all of them.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        MatchesBench bench = new MatchesBench(plan);
        bench.round(plan.mostCores());
        double before = Memory.inUse();
        plan.cores().forEach(cores -> bench.lanes.put(cores, new Lane(MatchesRun.Cost.NONE, 0)));
        for (int round = 0; round < ROUNDS; round++) {
            for (int cores : plan.cores()) {
                Lane more = bench.round(cores);
                bench.lanes.merge(
                        cores, more, (one, two) -> new Lane(one.cost().plus(two.cost()), one.nanos() + two.nanos()));
            }
        }
        bench.print(out, before, Memory.inUse());
    }

    /** Plays a tenth of the matches on a number of cores. */
    private Lane round(int cores) throws InterruptedException {
        MatchesRun<?, ?, ?> run = new MatchesRun<>(plan.game(), plan.level(), plan.settings());
        List<Callable<MatchesRun.Cost>> pieces = new ArrayList<>();
        int games = plan.games() / ROUNDS;
        // Four pieces for each core, so that none is idle for long at the end.
        int parts = cores == 1 ? 1 : Math.min(games, 4 * cores);
        for (int part = 0; part < parts; part++) {
            int some = games / parts + (part < games % parts ? 1 : 0);
            long seed = nextSeed;
            nextSeed += some;
            pieces.add(() -> run.play(seed, some));
        }
        List<MatchesRun.Cost> costs = new ArrayList<>();
        long begun = System.nanoTime();
        ParallelWork.run(cores, pieces, costs::add);
        long nanos = System.nanoTime() - begun;
        return new Lane(costs.stream().reduce(MatchesRun.Cost.NONE, MatchesRun.Cost::plus), nanos);
    }

    private void print(PrintStream out, double memoryBefore, double memoryAfter) {
        out.printf(
                Locale.ROOT,
                "%s, superbot:%d against itself, %d matches for each row, no record%n",
                plan.game().info().title(),
                plan.level(),
                plan.games() / ROUNDS * ROUNDS);
        out.println(
                "cores   matches/s     turns/s   scaling   matches/s of processor time   us a turn   KiB a" + " match");
        double alone = lanes.values().iterator().next().matchesPerSecond();
        lanes.forEach((cores, lane) -> out.printf(
                Locale.ROOT,
                "%5d %11.1f %11.0f %8.2f %31.1f %11.1f %13.0f%n",
                cores,
                lane.matchesPerSecond(),
                lane.perSecond(lane.cost().turns()),
                lane.matchesPerSecond() / alone,
                lane.cost().matches() * NANOS_PER_SECOND / lane.cost().processorNanos(),
                lane.cost().processorNanos() / NANOS_PER_MICRO / lane.cost().turns(),
                lane.cost().allocatedBytes() / BYTES_PER_KIB / lane.cost().matches()));
        out.printf(
                Locale.ROOT,
                "memory in use: %.1f MiB before, %.1f MiB after %d matches%n",
                memoryBefore,
                memoryAfter,
                lanes.values().stream().mapToLong(lane -> lane.cost().matches()).sum());
    }

    /** Some matches of one level of a game against itself, one after the other: the real loop, without a record. */
    static final class MatchesRun<S, V, A> {

        private static final Effort EFFORT = new Effort(Effort.STANDARD_THINK, Long.MAX_VALUE);
        private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

        private final GameDefinition<S, V, A> game;
        private final int level;
        private final Settings settings;

        /** Creates matches of one level with these settings. */
        MatchesRun(GameDefinition<S, V, A> game, int level, Settings settings) {
            this.game = game;
            this.level = level;
            this.settings = settings;
        }

        /**
         * The cost of some matches.
         *
         * @param matches how many
         * @param turns of both players in all of them
         * @param processorNanos of the threads that played
         * @param allocatedBytes by the threads that played
         */
        record Cost(long matches, long turns, long processorNanos, long allocatedBytes) {

            static final Cost NONE = new Cost(0, 0, 0, 0);

            Cost plus(Cost more) {
                return new Cost(
                        matches + more.matches,
                        turns + more.turns,
                        processorNanos + more.processorNanos,
                        allocatedBytes + more.allocatedBytes);
            }
        }

        /** Checks that the game has the level; throws {@link IllegalArgumentException} with a sentence if not. */
        static void requireLevel(GameDefinition<?, ?, ?> game, int level) {
            SuperBots.onSeat(game.info().id(), level, new Seat(1), 1);
        }

        /**
         * Plays on this thread.
         *
         * @param firstSeed of the first match; the next ones count on from there
         * @throws InterruptedException if the thread is interrupted
         */
        Cost play(long firstSeed, int matches) throws InterruptedException {
            long processor = ProcessorTime.nanos();
            long allocated = allocatedBytes();
            long turns = 0;
            for (int match = 0; match < matches; match++) {
                turns += turns(firstSeed + match);
            }
            return new Cost(matches, turns, ProcessorTime.nanos() - processor, allocatedBytes() - allocated);
        }

        private int turns(long seed) throws InterruptedException {
            List<String> names = IntStream.rangeClosed(1, game.info().mostSeats())
                    .mapToObj(seat -> "Bot" + seat)
                    .toList();
            Setup setup = new Setup(names, seed, settings);
            List<Player> players = names.stream().map(this::player).toList();
            MatchTerms terms = new MatchTerms("bench", "benchmark", MatchTerms.Explanations.OFF, 0);
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), event -> {}, Venue.sound());
            MatchConclusion conclusion = new Match<>(game, setup, players, terms, environment).play();
            if (conclusion instanceof MatchConclusion.Decided decided) {
                return decided.moves();
            }
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            throw new IllegalStateException("match " + seed + " has no verdict: " + conclusion);
        }

        private Player player(String name) {
            return new InProcessPlayer(
                    name,
                    INFO,
                    invitation -> SuperBots.onSeat(
                            game.info().id(),
                            level,
                            new MindSeat(invitation.seat(), settings),
                            invitation.seed(),
                            EFFORT));
        }

        private static long allocatedBytes() {
            return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                    ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
                    : 0;
        }
    }
}
