package arena.cli.bench;

import arena.bench.workers.ScaleBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench scale}: a contest with more workers than there are machines. */
@Command(
        name = "scale",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures a contest with many workers, whose matches are slept at a faster clock."
                + " The plan, the queue, the database and the workers are real; the workers run here, and 25 share"
                + " four connections. Prints games per second, the time that a game loses, how near to"
                + " linear that is with matches of the real duration, and the processor time of the database and of"
                + " all else. The rows stay in the database: give it one of"
                + " its own.",
        footer = {
            "  ARENA_DATABASE_PASSWORD=... arena bench scale jdbc:postgresql://localhost/bench --user arena",
            "  arena bench scale jdbc:postgresql://localhost/bench --user arena --workers 10,500"
        })
public final class BenchScaleCommand implements Callable<Integer> {

    @Mixin
    private BenchDatabaseOption database = new BenchDatabaseOption();

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--workers",
            paramLabel = "N,...",
            split = ",",
            description = "The numbers of workers, one after the other. Default: 5,25,100.")
    private List<Integer> workers = List.of(5, 25, 100);

    @Option(names = "--jobs", paramLabel = "N", description = "Matches at a time on a worker. Default: 4.")
    private int slots = 4;

    @Option(names = "--teams", paramLabel = "N", description = "Teams; each plays one match at a time. Default: 200.")
    private int teams = 200;

    @Option(names = "--match", paramLabel = "TIME", description = "The duration of a match. Default: 60s.")
    private String match = "60s";

    @Option(names = "--speed", paramLabel = "N", description = "How many times faster the clock runs. Default: 20.")
    private int speed = 20;

    @Option(names = "--time", paramLabel = "TIME", description = "The duration of each measurement. Default: 30s.")
    private String lasting = "30s";

    private final CommandEnvironment host;

    public BenchScaleCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            ScaleBench.run(plan, host.out());
            return ExitCode.FINE;
        });
    }

    private ScaleBench.Plan plan() {
        return new ScaleBench.Plan(
                database.server(),
                game.definition().info(),
                teams,
                workers,
                slots,
                Measurement.time("--match", match),
                speed,
                Measurement.time("--time", lasting));
    }
}
