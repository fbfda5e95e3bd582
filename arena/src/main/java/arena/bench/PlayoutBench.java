package arena.bench;

import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How many random matches of Chain Reaction a second the rules' own board and the packed one play, side by side, each in a
 * process of its own; half a minute.
 *
 * @param naivePerSecond matches a second by the rules' own board
 * @param packedPerSecond matches a second by the packed board
 * @param coinsPerMatch how many coins a match has on average
 */
public record PlayoutBench(double naivePerSecond, double packedPerSecond, double coinsPerMatch) {

    private static final int SAMPLE = 20_000;

    /**
     * Measures on this machine, now.
     *
     * @throws IllegalStateException with JMH's words if it cannot run
     */
    public static PlayoutBench measure() {
        Options options = new OptionsBuilder()
                .include("^" + PlayoutBenchmark.class.getName().replace(".", "\\.") + "\\.")
                .forks(1)
                .warmupIterations(1)
                .warmupTime(TimeValue.seconds(3))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(3))
                .verbosity(VerboseMode.SILENT)
                .build();
        try {
            Collection<RunResult> results = new Runner(options).run();
            return new PlayoutBench(score(results, "naive"), score(results, "packed"), sampledCoins());
        } catch (RunnerException e) {
            throw new IllegalStateException("The playouts could not be measured: " + e.getMessage(), e);
        }
    }

    /** Returns the figures as lines of text. */
    public String table() {
        return String.format(
                Locale.ROOT,
                """
                Chain Reaction, random matches to the end, kings on %d and %d, one core
                board    matches/s     coins/s
                naive  %11.0f %11.0f
                packed %11.0f %11.0f
                packed is %.1f times as fast as naive
                """,
                PlayoutBenchmark.FIRST_KING,
                PlayoutBenchmark.SECOND_KING,
                naivePerSecond,
                naivePerSecond * coinsPerMatch,
                packedPerSecond,
                packedPerSecond * coinsPerMatch,
                packedPerSecond / naivePerSecond);
    }

    private static double score(Collection<RunResult> results, String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + method))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("JMH gave no figure for " + method));
    }

    private static double sampledCoins() {
        PlayoutBenchmark matches = new PlayoutBenchmark();
        long coins = 0;
        for (int match = 0; match < SAMPLE; match++) {
            coins += matches.packed();
        }
        return (double) coins / SAMPLE;
    }
}
