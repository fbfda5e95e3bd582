package arena.cli.bench;

import arena.bench.search.PlayoutBench;
import arena.bench.search.Punctuality;
import arena.bench.search.SearchBench;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code arena bench search}: how fast the super bot's searches are, and whether they keep their time. */
@Command(
        name = "search",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Measures positions a second that the super bot's searches look at, and random matches a second, by the"
                    + " rules' own board and by the packed one, side by side; about a minute and a half.",
            "With --think it measures instead whether level 5 ever thinks longer than it may, alone and beside busy"
                    + " threads."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  arena bench search", "  arena bench search --think 100ms --moves 500"})
public final class BenchSearchCommand implements Callable<Integer> {

    @Option(names = "--think", paramLabel = "TIME", description = "Time for each move of level 5, such as 100ms.")
    private Optional<String> think = Optional.empty();

    @Option(names = "--moves", paramLabel = "N", description = "Moves with --think. Default: ${DEFAULT-VALUE}.")
    private int moves = 500;

    private final Host host;

    public BenchSearchCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        if (think.isEmpty()) {
            host.out().print(SearchBench.measure().table());
            host.out().print(PlayoutBench.measure().table());
            return ExitCode.FINE;
        }
        String time = think.get();
        return Measurement.of(host, () -> new Punctuality.Plan(Measurement.time("--think", time), moves), plan -> {
            Punctuality.run(plan, host.out());
            return ExitCode.FINE;
        });
    }
}
