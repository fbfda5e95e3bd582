package arena.bench.exchange;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            idle.print(out);
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
}
