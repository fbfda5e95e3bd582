package arena.bench.contest;

import arena.bench.BenchContest;
import arena.bench.Memory;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.contest.GameRunner;
import arena.game.GameDefinition;
import arena.match.Clock;
import arena.match.InProcessPlayer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.measure.ProcessorTime;
import arena.store.AttemptRow;
import arena.store.ContestStore;
import arena.store.Database;
import arena.superbot.SuperBots;
import arena.tournament.format.ContestLayout;
import arena.tournament.format.Fixture;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of whole contests: the 112 games of the 2015 document between forty programs that answer at once, through
 * folders and with everything kept in the database; the cost of a result in contests of several sizes; and two thousand
 * games in the arena's own process, during which its memory is watched.
 */
public final class ContestBench {

    private static final String EVENT = "spl-2015";
    private static final int EVENT_TEAMS = 40;
    private static final int LOOKS = 5;

    /** Two members share a game: ten rounds, as a few hundred members play them. */
    private static final int SWISS_GAMES_EACH = 5;

    private static final List<Integer> ALL_SIZES = List.of(500, 2_000, 8_000, 20_000);

    private static final List<Integer> SMALL_SIZES = List.of(500, 2_000);
    private static final List<Integer> LADDER_SIZES = List.of(100, 1_000, 10_000);
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double BYTES_PER_MIB = 1 << 20;

    private final Plan plan;
    private final PrintStream out;
    private final Path folder;

    /**
     * The parts of the benchmark that are measured.
     *
     * @param definition the game
     * @param directory where a folder is made, and removed afterwards
     * @param atOnce how many games are played at a time
     * @param gamesInside about how many games are played in the arena's own process, each contestant against each; 0
     *     for none
     * @param processes whether the contest with programs is played
     */
    public record Plan(
            GameDefinition<?, ?, ?> definition, Path directory, int atOnce, int gamesInside, boolean processes) {
        public Plan {
            if (atOnce < 1 || gamesInside < 0 || definition.info().leastSeats() > 2) {
                throw new IllegalArgumentException("A contest benchmark needs at least one game at a time, a"
                        + " number of games of 0 or more, and a game for two players; not " + atOnce + " and "
                        + gamesInside + ".");
            }
        }
    }

    private ContestBench(Plan plan, Path folder, PrintStream out) {
        this.plan = plan;
        this.folder = folder;
        this.out = out;
    }

    /** Measures on this machine, now, and prints the figures. */
    public static void run(Plan plan, PrintStream out) {
        try {
            Files.createDirectories(plan.directory());
            Path folder = Files.createTempDirectory(plan.directory(), "bench-contest");
            try {
                ContestBench bench = new ContestBench(plan, folder, out);
                if (plan.processes()) {
                    bench.event();
                }
                if (plan.gamesInside() > 0) {
                    bench.inside();
                }
            } finally {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException failure) {
            throw new IllegalStateException("the folder of the benchmark: " + failure, failure);
        }
    }

    private void event() {
        Contest contest = contest("event", EVENT, EVENT_TEAMS);
        try (ProgramGames programs = new ProgramGames(plan.definition(), folder.resolve("event"), contest.names())) {
            out.println(EVENT + ": " + EVENT_TEAMS + " programs that answer at once, each started for each game; "
                    + plan.atOnce() + " games at a time; " + programs.words());
            Figures figures = play(contest, programs, new Silence());
            figures.print(out, contest.plan().games());
        }
    }

    private void inside() {
        ContestCosts costs = new ContestCosts(out);
        costs.print("round-robin", ALL_SIZES, this::roundRobin);
        costs.print("swiss", SMALL_SIZES, this::swiss);
        costs.print("ladder", SMALL_SIZES, this::ladder);
        new OpenLadderCosts(out).print(LADDER_SIZES);
        Contest contest = roundRobin(plan.gamesInside());
        int games = contest.plan().games();
        out.println("round-robin: " + contest.entries().size() + " super bots of level 1 in the arena's own process, "
                + games + " games");
        Figures figures = play(
                contest,
                new SuperBotGames(plan.definition(), folder.resolve("inside"), contest.names()),
                new MemoryWatch(games, out));
        figures.print(out, games);
    }

    /** Returns a contest of all pairs with at least this number of games, as far as a contest may have them. */
    private Contest roundRobin(int games) {
        int teams = 2;
        while (teams * (teams - 1) / 2 < games && (teams + 1) * teams / 2 <= ContestLayout.MOST_GAMES) {
            teams++;
        }
        return contest("inside", "round-robin", teams);
    }

    /** Returns a Swiss tournament with about this number of games. */
    private Contest swiss(int games) {
        int teams = games / SWISS_GAMES_EACH;
        return contest("inside", "swiss", teams, Map.of("rounds", String.valueOf(2 * SWISS_GAMES_EACH)));
    }

    private Contest ladder(int games) {
        return contest("inside", "ladder", EVENT_TEAMS, Map.of("games", String.valueOf(games)));
    }

    private Contest contest(String name, String id, int teams) {
        return contest(name, id, teams, Map.of());
    }

    private Contest contest(String name, String id, int teams, Map<String, String> settings) {
        return BenchContest.of(name, plan.definition().info(), id, teams, settings);
    }

    private Figures play(Contest contest, GameRunner runner, ContestListener listener) {
        Path file = folder.resolve(contest.name() + ".db");
        try (ContestStore store = ContestStore.open(Database.sqlite(file), contest.name(), out::println)) {
            BenchContest.begin(contest, store);
            Figures before = Figures.now();
            ContestRunner.End end = new ContestRunner(contest, store, runner, listener).play(plan.atOnce(), "bench");
            if (end != ContestRunner.End.OVER) {
                throw new IllegalStateException("the contest of the benchmark did not end: " + end);
            }
            return Figures.now().since(before);
        }
    }

    /** The resources used so far, or between two moments. */
    private record Figures(long nanos, long arenaNanos) {

        static Figures now() {
            long own = ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                    ? system.getProcessCpuTime()
                    : 0;
            return new Figures(System.nanoTime(), own);
        }

        Figures since(Figures before) {
            return new Figures(nanos - before.nanos, arenaNanos - before.arenaNanos);
        }

        void print(PrintStream out, int games) {
            out.printf(
                    Locale.ROOT,
                    "  %d games in %.1f s: %.2f per second%n  processor time of the arena, without its"
                            + " programs: %.1f s"
                            + " (%.3f s a game)%n  memory of the arena: %.0f MiB resident at most%n",
                    games,
                    nanos / NANOS_PER_SECOND,
                    games * NANOS_PER_SECOND / nanos,
                    arenaNanos / NANOS_PER_SECOND,
                    arenaNanos / NANOS_PER_SECOND / games,
                    ProcessorTime.peakResidentBytes() / BYTES_PER_MIB);
        }
    }

    /** A listener that ignores all events but failures. */
    private static class Silence implements ContestListener {
        @Override
        public void remark(String words) {
            throw new IllegalStateException("the contest of the benchmark went wrong: " + words);
        }
    }

    /** A watch that reads the memory in use a few times during the games. */
    private static final class MemoryWatch extends Silence {
        private final int games;
        private final PrintStream out;
        private int ended;

        MemoryWatch(int games, PrintStream out) {
            this.games = games;
            this.out = out;
        }

        @Override
        public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
            ended++;
            if (ended % Math.max(1, games / LOOKS) == 0) {
                out.printf(Locale.ROOT, "  after %5d games: %.1f MiB of memory in use%n", ended, Memory.inUse());
            }
        }
    }

    /** Games between super bots of the first level in the arena's own process. */
    private static final class SuperBotGames extends ContestGames {

        private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

        SuperBotGames(GameDefinition<?, ?, ?> definition, Path folder, List<String> names) {
            super(definition, folder, names);
        }

        @Override
        Player player(String name) {
            String game = definition().info().id();
            return new InProcessPlayer(
                    name, INFO, invitation -> SuperBots.onSeat(game, 1, invitation.seat(), invitation.seed()));
        }

        @Override
        Clock clock() {
            return new SystemClock();
        }

        @Override
        Venue venue(List<String> teams) {
            return Venue.sound();
        }
    }
}
