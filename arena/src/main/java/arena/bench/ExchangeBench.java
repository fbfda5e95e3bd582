package arena.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FileUtils;

/**
 * How long a whole turn through a team folder takes, beside other ways for two processes to play turns, in one run and
 * taking turns with each other; and what waiting folders cost.
 */
public final class ExchangeBench {

    private static final int WARM_UP_ROUNDS = 10;
    private static final int TURNS_PER_ROUND = 100;
    private static final double MEDIAN = 0.5;
    private static final double TAIL = 0.99;

    private final PrintStream out;

    private ExchangeBench(PrintStream out) {
        this.out = out;
    }

    /**
     * Measures on this machine, now, and prints a table.
     *
     * @throws UncheckedIOException if the directory cannot be written or a process cannot be started
     */
    public static void run(ExchangePlan plan, PrintStream out) throws InterruptedException {
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

    private void measure(ExchangePlan plan, Path directory) throws IOException, InterruptedException {
        out.printf(
                "A turn: 56 lines out, one line back; in microseconds. %d turns of each, taking turns every %d, on %s.%n",
                plan.turns(), TURNS_PER_ROUND, Files.getFileStore(directory).type());
        out.printf(
                "Java %s, %d processors, %s %s.%n",
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"));
        try (ExchangeContender arena = new ExchangeArena(directory);
                ExchangeContender files = new ExchangeFiles(directory);
                ExchangeContender pipe = new ExchangePipe();
                ExchangeContender http = new ExchangeHttp()) {
            print(turns(List.of(arena, files, pipe, http), plan.turns()));
        }
        if (plan.folders() > 0) {
            ExchangeIdle idle = ExchangeIdle.measure(directory, plan.folders(), plan.idleSeconds());
            out.printf(
                    "%,d folders, nothing happens: %.2f %% of a core waiting for bots, %.2f %% waiting for answers%n",
                    plan.folders(), idle.joiningPercent(), idle.askedPercent());
        }
    }

    private static Map<ExchangeContender, ExchangeSamples> turns(List<ExchangeContender> contenders, int turns)
            throws IOException, InterruptedException {
        Map<ExchangeContender, ExchangeSamples> samples = new LinkedHashMap<>();
        for (ExchangeContender contender : contenders) {
            samples.put(contender, new ExchangeSamples());
        }
        int rounds = Math.max(1, turns / TURNS_PER_ROUND);
        for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
            for (Map.Entry<ExchangeContender, ExchangeSamples> contender : samples.entrySet()) {
                contender.getKey().play(Math.min(turns, TURNS_PER_ROUND), contender.getValue());
                if (round < 0) {
                    contender.getValue().clear();
                }
            }
        }
        return samples;
    }

    private void print(Map<ExchangeContender, ExchangeSamples> samples) {
        ExchangeSamples first = samples.values().iterator().next();
        out.printf(
                "%-44s %8s %8s   %8s %8s   %s%n", "", "turn p50", "p99", "+ack p50", "p99", "arena / this, +ack p50");
        samples.forEach((contender, times) -> out.printf(
                "%-44s %8.0f %8.0f   %8.0f %8.0f   %.2f%n",
                contender.words(),
                times.answeredMicros(MEDIAN),
                times.answeredMicros(TAIL),
                times.acknowledgedMicros(MEDIAN),
                times.acknowledgedMicros(TAIL),
                first.acknowledgedMicros(MEDIAN) / times.acknowledgedMicros(MEDIAN)));
    }
}
