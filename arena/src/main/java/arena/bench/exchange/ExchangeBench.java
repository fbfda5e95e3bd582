package arena.bench.exchange;

import arena.bench.BenchGame;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Setup;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;

/**
 * A benchmark of a whole turn through a team folder, beside other ways for two processes to play turns, alternating in
 * one run; and of the cost of waiting folders.
 */
public final class ExchangeBench {

    private static final int WARM_UP_ROUNDS = 30;
    private static final int TURNS_PER_ROUND = 100;
    private static final double MEDIAN = 0.5;
    private static final double TAIL = 0.99;
    private static final double NANOS_PER_MICRO = 1_000.0;

    private final PrintStream out;

    /**
     * The figures that are measured.
     *
     * @param directory where the folders are made, and removed afterwards; a memory disk and a real one give different
     *     figures
     * @param turns how many turns of each contender are counted
     * @param folders how many folders wait while the processor time of waiting is taken; 0 leaves that out
     * @param idleSeconds for how long they wait
     * @param matches how many matches of bots that follow the document are played at a time; 0 leaves that out
     */
    public record Plan(Path directory, int turns, int folders, int idleSeconds, int matches) {

        /**
         * Three thousand turns of each, a thousand folders for ten seconds, a hundred matches at a time: about two
         * minutes.
         */
        public static Plan standard(Path directory) {
            return new Plan(directory, 3_000, 1_000, 10, 100);
        }

        public Plan {
            if (turns < 1 || folders < 0 || idleSeconds < 1 || matches < 0) {
                throw new IllegalArgumentException("A benchmark needs at least one turn and one second, not " + turns
                        + " turns, " + folders + " folders, " + idleSeconds + " seconds and " + matches + " matches.");
            }
        }
    }

    private ExchangeBench(PrintStream out) {
        this.out = out;
    }

    /**
     * Measures on this machine, now, and prints a table.
     *
     * @throws UncheckedIOException if the directory cannot be written or a process cannot be started
     */
    public static void run(Plan plan, PrintStream out) throws InterruptedException {
        try {
            Files.createDirectories(plan.directory());
            Path directory = Files.createTempDirectory(plan.directory(), "bench-exchange-");
            try {
                new ExchangeBench(out).measure(plan, directory);
            } finally {
                FileUtils.deleteQuietly(directory.toFile());
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "The exchange could not be measured in " + plan.directory() + ": " + failure.getMessage(), failure);
        }
    }

    private void measure(Plan plan, Path directory) throws IOException, InterruptedException {
        out.printf(
                "A turn: 56 lines to the bot, one line back; in microseconds. %d turns of each, alternating"
                        + " every %d, on"
                        + " %s.%n",
                plan.turns(), TURNS_PER_ROUND, Files.getFileStore(directory).type());
        out.printf(
                "Java %s, %d processors, %s %s.%n",
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"));
        try (Contender arena = new ArenaContender(directory);
                Contender files = new BareContenders.ByFiles(directory);
                Contender pipe = new BareContenders.ByPipe();
                Contender http = new BareContenders.ByHttp();
                BareContenders.ByFilesInC compiled = BareContenders.ByFilesInC.start(directory)) {
            List<Contender> contenders = new ArrayList<>(List.of(arena, files, pipe, http));
            if (compiled.isThere()) {
                contenders.add(compiled);
            }
            print(turns(contenders, plan.turns()));
        }
        if (plan.matches() > 0) {
            DocumentMatches bare = DocumentMatches.withoutArena(directory);
            DocumentMatches alone = DocumentMatches.measure(directory, 1);
            DocumentMatches together = DocumentMatches.measure(directory, plan.matches());
            out.printf(
                    "Bots of the document, 62 moves, as a multiple of 200 ms a move: %.3f without an arena; %.3f in"
                            + " one match;"
                            + " %.3f with %d matches at a time, the slowest %.3f%n",
                    bare.median(), alone.median(), together.median(), plan.matches(), together.slowest());
        }
        if (plan.folders() > 0) {
            WaitingFolders idle = WaitingFolders.measure(directory, plan.folders(), plan.idleSeconds());
            out.printf(
                    "%d idle folders: %.2f %% of a core waiting for bots, %.2f %% waiting for"
                            + " answers;"
                            + " of that, %.2f %% is the virtual machine itself%n",
                    plan.folders(), idle.joiningPercent(), idle.askedPercent(), idle.alonePercent());
        }
    }

    /** A contender and its times. */
    private record Lane(Contender contender, TurnTimes samples) {}

    private static List<Lane> turns(List<Contender> contenders, int turns) throws IOException, InterruptedException {
        List<Lane> lanes = contenders.stream()
                .map(contender -> new Lane(contender, new TurnTimes()))
                .toList();
        TurnTimes arena = lanes.get(0).samples();
        int rounds = Math.max(1, turns / TURNS_PER_ROUND);
        for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
            for (Lane lane : lanes) {
                // The arena plays first, and the turn of its opponent takes time; the other contenders pause as long
                // between their turns.
                lane.contender().play(Math.min(turns, TURNS_PER_ROUND), lane.samples(), arena.pauseNanos());
            }
            if (round < 0) {
                lanes.forEach(lane -> lane.samples().clear());
            }
        }
        return lanes;
    }

    private void print(List<Lane> lanes) {
        TurnTimes first = lanes.get(0).samples();
        out.printf(
                "Between two turns each side is busy for %.0f us, which stands for the opponent's turn.%n",
                first.pauseNanos() / NANOS_PER_MICRO);
        out.printf(
                "%-44s %8s %8s   %8s %8s   %s%n", "", "turn p50", "p99", "+ack p50", "p99", "arena / this, +ack p50");
        lanes.forEach(lane -> out.printf(
                "%-44s %8.0f %8.0f   %8.0f %8.0f   %.2f%n",
                lane.contender().words(),
                lane.samples().answeredMicros(MEDIAN),
                lane.samples().answeredMicros(TAIL),
                lane.samples().acknowledgedMicros(MEDIAN),
                lane.samples().acknowledgedMicros(TAIL),
                first.acknowledgedMicros(MEDIAN) / lane.samples().acknowledgedMicros(MEDIAN)));
    }

    /**
     * The processor time of folders in which nothing happens: real matches, first waiting for their bots, then for
     * answers.
     *
     * @param alonePercent of one core by a virtual machine that does nothing at all, which the others include
     * @param joiningPercent of one core while all folders wait for a heartbeat
     * @param askedPercent of one core while half of the folders have an open prompt and the other half wait for their
     *     turn
     */
    private record WaitingFolders(double alonePercent, double joiningPercent, double askedPercent) {

        private static final PlayerInfo FOLDER = new PlayerInfo("folder", new TreeMap<>());
        private static final Duration PATIENCE = Duration.ofHours(1);
        private static final int SETTLING_SECONDS = 3;

        /** Measures a number of folders, two in each match, for some seconds in each state. */
        static WaitingFolders measure(Path directory, int folders, int seconds)
                throws IOException, InterruptedException {
            double alone = percent(seconds);
            try (Field field = Field.open(directory.resolve("idle"), FieldOptions.STANDARD)) {
                CountDownLatch asked = new CountDownLatch(folders / 2);
                List<Thread> matches = new ArrayList<>();
                for (int number = 1; number <= folders / 2; number++) {
                    Thread match = match(field, number, asked);
                    matches.add(match);
                    match.start();
                }
                double joining = percent(seconds);
                for (int number = 1; number <= folders / 2; number++) {
                    Files.writeString(field.root().resolve(name(number, 1)).resolve("ready.txt"), "ready\n");
                    Files.writeString(field.root().resolve(name(number, 2)).resolve("ready.txt"), "ready\n");
                }
                if (!asked.await(1, TimeUnit.MINUTES)) {
                    throw new IOException(
                            "only " + (folders / 2 - asked.getCount()) + " matches began within a minute");
                }
                double waiting = percent(seconds);
                matches.forEach(Thread::interrupt);
                for (Thread match : matches) {
                    match.join();
                }
                return new WaitingFolders(alone, joining, waiting);
            }
        }

        private static String name(int match, int seat) {
            return "Idle" + match + "_" + seat;
        }

        private static Thread match(Field field, int number, CountDownLatch asked) {
            List<String> names = List.of(name(number, 1), name(number, 2));
            Setup setup = new Setup(names, number, BenchGame.settings(Map.of("move-time", "60s")));
            List<Player> players = names.stream()
                    .map(name -> (Player) field.player(name, FOLDER, PATIENCE, FolderPlayer.Occupancy.SERVED))
                    .toList();
            MatchTerms terms = new MatchTerms("idle-" + number, "benchmark", MatchTerms.Explanations.OFF, 0);
            MatchEnvironment environment = new MatchEnvironment(
                    new SystemClock(),
                    event -> {
                        if (event instanceof Event.Prompted) {
                            asked.countDown();
                        }
                    },
                    field.venue(names));
            Thread thread = new Thread(
                    () -> new Match<>(BenchGame.definition(), setup, players, terms, environment).play(),
                    "idle-match-" + number);
            thread.setDaemon(true);
            return thread;
        }

        /** Returns the share of one core that the process uses once all matches wait. */
        private static double percent(int seconds) throws InterruptedException {
            TimeUnit.SECONDS.sleep(SETTLING_SECONDS);
            OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
            long cpu = system.getProcessCpuTime();
            long begun = System.nanoTime();
            TimeUnit.SECONDS.sleep(seconds);
            return 100.0 * (system.getProcessCpuTime() - cpu) / (System.nanoTime() - begun);
        }
    }
}
