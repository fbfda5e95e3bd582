package arena.cli;

import arena.bench.ProcessorTime;
import arena.bench.SearchLevels;
import arena.superbot.Effort;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code arena bench levels}: how strong the super bot's levels are against each other. */
@Command(
        name = "levels",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays the levels of the super bot of Chain Reaction against each other, seats swapped, and prints what share of"
                    + " the matches each has won with its 95 %% interval. Ctrl-C prints what there is.",
            "Positions a move make the same matches at every run; 400 of each pair take about ten minutes. A time for each move"
                    + " is counted as time on the processor, so that a busy machine favours nobody."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena bench levels",
            "  arena bench levels --matches 40 --nodes 5000",
            "  arena bench levels --pairs 5:4 --move-time 100ms --jobs 2"
        })
final class BenchLevelsCommand implements Callable<Integer> {

    @Option(
            names = "--pairs",
            split = ",",
            paramLabel = "A:B",
            description = "Which levels play, with commas between. Default: all pairs.")
    private List<String> pairs = List.of();

    @Option(names = "--matches", paramLabel = "N", description = "Matches a pair. Default: ${DEFAULT-VALUE}.")
    private int matches = 400;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Positions a move. Default: ${DEFAULT-VALUE}, without --move-time.")
    private long nodes = 20_000;

    @Option(names = "--move-time", paramLabel = "TIME", description = "Time for each move instead, such as 100ms.")
    private Optional<String> moveTime = Optional.empty();

    @Option(names = "--jobs", paramLabel = "N", description = "Matches at a time. Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the first matches. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    private final Host host;

    BenchLevelsCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            SearchLevels.run(plan, host.out(), host.err());
            return CommandFailure.FINE;
        });
    }

    private SearchLevels.Plan plan() {
        if (nodes < 1) {
            throw CommandFailure.usage("--nodes is 1 or more.");
        }
        List<SearchLevels.Pair> chosen = pairs.isEmpty()
                ? SearchLevels.Pair.all()
                : pairs.stream().map(BenchLevelsCommand::pair).toList();
        return new SearchLevels.Plan(chosen, matches, effort(), jobs, seed);
    }

    private Effort effort() {
        return moveTime.map(
                        text -> new Effort(Measurement.time("--move-time", text), Long.MAX_VALUE, ProcessorTime::nanos))
                .orElseGet(() -> Effort.nodes(nodes));
    }

    private static SearchLevels.Pair pair(String text) {
        if (!text.matches("[0-9]:[0-9]")) {
            throw CommandFailure.usage(
                    "--pairs has two levels with a colon between, such as 5:4, not \"" + text + "\".");
        }
        return new SearchLevels.Pair(text.charAt(0) - '0', text.charAt(2) - '0');
    }
}
