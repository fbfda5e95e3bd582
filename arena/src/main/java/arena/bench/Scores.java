package arena.bench;

import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** What JMH has measured: each method of a benchmark in a process of its own, after three seconds of warming up. */
final class Scores {

    private final Collection<RunResult> results;

    private Scores(Collection<RunResult> results) {
        this.results = results;
    }

    /**
     * Runs all methods of a benchmark now.
     *
     * @throws IllegalStateException with JMH's words if it cannot run
     */
    static Scores of(Class<?> benchmark) {
        Options options = new OptionsBuilder()
                .include("^" + benchmark.getName().replace(".", "\\.") + "\\.")
                .forks(1)
                .warmupIterations(1)
                .warmupTime(TimeValue.seconds(3))
                .measurementIterations(3)
                .measurementTime(TimeValue.seconds(3))
                .verbosity(VerboseMode.SILENT)
                .build();
        try {
            return new Scores(new Runner(options).run());
        } catch (RunnerException e) {
            throw new IllegalStateException("JMH could not measure: " + e.getMessage(), e);
        }
    }

    /** Returns how often a method was done in a second. */
    double perSecond(String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + method))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("JMH gave no figure for " + method));
    }
}
