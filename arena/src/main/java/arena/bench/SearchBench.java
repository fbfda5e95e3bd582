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
 * How many positions of Chain Reaction a second the searches visit, by the rules' own board and by the packed one, side by
 * side, each in a process of its own; a minute.
 *
 * @param naivePerSecond nodes a second of alpha-beta by the rules' own board
 * @param packedPerSecond nodes a second of the same search by the packed board
 * @param watchfulPerSecond nodes a second of the strongest level's search
 * @param roundsPerSecond rounds a second of Monte Carlo tree search, each with a random match to the end
 */
public record SearchBench(
        double naivePerSecond, double packedPerSecond, double watchfulPerSecond, double roundsPerSecond) {

    /**
     * Measures on this machine, now.
     *
     * @throws IllegalStateException with JMH's words if it cannot run
     */
    public static SearchBench measure() {
        Options options = new OptionsBuilder()
                .include("^" + SearchBenchmark.class.getName().replace(".", "\\.") + "\\.")
                .forks(1)
                .warmupIterations(1)
                .warmupTime(TimeValue.seconds(3))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(3))
                .verbosity(VerboseMode.SILENT)
                .build();
        try {
            Collection<RunResult> results = new Runner(options).run();
            return new SearchBench(
                    score(results, "naive"),
                    score(results, "packed"),
                    score(results, "watchful"),
                    score(results, "rounds"));
        } catch (RunnerException e) {
            throw new IllegalStateException("The searches could not be measured: " + e.getMessage(), e);
        }
    }

    /** Returns the figures as lines of text. */
    public String table() {
        return String.format(
                Locale.ROOT,
                """
                Chain Reaction, a board of twenty coins, one core
                search                       nodes/s
                alpha-beta, naive        %11.0f
                alpha-beta, packed       %11.0f
                level 5, packed          %11.0f
                tree search, packed      %11.0f matches/s
                packed is %.1f times as fast as naive
                """,
                naivePerSecond,
                packedPerSecond,
                watchfulPerSecond,
                roundsPerSecond,
                packedPerSecond / naivePerSecond);
    }

    private static double score(Collection<RunResult> results, String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + method))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("JMH gave no figure for " + method));
    }
}
