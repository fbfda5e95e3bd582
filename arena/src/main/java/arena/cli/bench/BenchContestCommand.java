package arena.cli.bench;

import arena.bench.contest.ContestBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench contest}: the cost of a contest. */
@Command(
        name = "contest",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures a contest in three parts: the 112 games of the 2015 document between forty"
                + " programs that answer at once, through folders and with all records; the cost of one result"
                + " in contests of 500 to 20,000 games (a round robin, a Swiss tournament of ten rounds, a"
                + " ladder of forty); and about two thousand games in the arena's own process. Prints games per"
                + " second, the processor time of the arena without its programs, and memory. A few minutes.",
        footer = {
            "  arena bench contest",
            "  arena bench contest --dir /dev/shm --jobs 4",
            "  arena bench contest --no-programs",
            "  arena bench contest --no-programs --games 20000"
        })
public final class BenchContestCommand implements Callable<Integer> {

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "The folder for temporary files, which are removed afterwards. Default: this folder.")
    private Path directory = Path.of("");

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of games at a time. Default: the number of cores, ${DEFAULT-VALUE} here.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Approximate number of games in the arena's own process; 0 for none. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int games = 2_000;

    @Option(names = "--no-programs", description = "Leaves out the contest with programs.")
    private boolean noPrograms;

    private final CommandEnvironment host;

    public BenchContestCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(
                host,
                () -> new ContestBench.Plan(game.definition(), host.resolve(directory), jobs, games, !noPrograms),
                plan -> {
                    ContestBench.run(plan, host.out());
                    return ExitCode.FINE;
                });
    }
}
