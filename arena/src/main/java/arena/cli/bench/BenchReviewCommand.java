package arena.cli.bench;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.bench.review.ReviewBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.RecordOptions;
import arena.record.MatchRecord;
import arena.review.MatchReviewer;
import arena.review.ReviewException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena bench review}: how certain the marks of a review are. */
@Command(
        name = "review",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Reviews the decisions of all seats of recorded matches twice, the second time with ten times the"
                + " time, and prints how many marks are equal.",
        footer = {"  arena bench review last", "  arena bench review last --think 100ms"})
public final class BenchReviewCommand implements Callable<Integer> {

    @Parameters(
            arity = "1..*",
            paramLabel = "MATCH",
            description = "The records: files, the names of matches or their beginnings, or \"last\".")
    private List<String> words = List.of();

    @Option(
            names = "--think",
            paramLabel = "TIME",
            description = "The time for each decision in the first review. Default: ${DEFAULT-VALUE}.")
    private String think = "1600ms";

    @Mixin
    private RecordOptions records = new RecordOptions();

    private final CommandEnvironment host;

    public BenchReviewCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            try {
                ReviewBench.run(plan, host.out());
                return ExitCode.FINE;
            } catch (ReviewException refused) {
                throw RequestFailure.usage(String.valueOf(refused.getMessage()));
            }
        });
    }

    private ReviewBench.Plan plan() {
        return new ReviewBench.Plan(
                words.stream()
                        .map(word -> MatchRecord.read(records.find(host, word)))
                        .toList(),
                new MatchReviewer.Terms(Measurement.time("--think", think), Processors.free()));
    }
}
