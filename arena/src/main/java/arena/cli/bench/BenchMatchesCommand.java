package arena.cli.bench;

import arena.app.Words;
import arena.bench.matches.MatchesBench;
import arena.cli.host.ExitCode;
import arena.cli.host.Host;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code arena bench matches}: whole matches a second in the arena's own process. */
@Command(
        name = "matches",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Plays whole matches of a game between super bots on all its seats in the arena's own process,"
                + " without a record, on one core and on more, and prints how many it plays a second, what a turn"
                + " costs and what a match allocates; half a minute in Chain Reaction. A match of Asterobots takes"
                + " about a second.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena bench matches",
            "  arena bench matches --games 1000 --level 2 --cores 1",
            "  arena bench matches --game asterobots --games 40 --level 2"
        })
public final class BenchMatchesCommand implements Callable<Integer> {

    @Option(names = "--game", paramLabel = "GAME", description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = "chain-reaction";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Matches for each number of cores. Default: ${DEFAULT-VALUE}.")
    private int games = 10_000;

    @Option(names = "--level", paramLabel = "N", description = "The level of all. Default: ${DEFAULT-VALUE}.")
    private int level = 1;

    @Option(names = "--cores", paramLabel = "N", description = "Cores at most. Default: all, ${DEFAULT-VALUE} here.")
    private int cores = Runtime.getRuntime().availableProcessors();

    private final Host host;

    public BenchMatchesCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, () -> new MatchesBench.Plan(Words.game(game), games, level, cores), plan -> {
            MatchesBench.run(plan, host.out());
            return ExitCode.FINE;
        });
    }
}
