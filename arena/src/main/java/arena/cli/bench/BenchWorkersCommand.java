package arena.cli.bench;

import arena.bench.workers.WorkersBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench workers}: measures how games a second grow with the number of workers. */
@Command(
        name = "workers",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures how the games a second of a contest grow with its workers: real queue and database,"
                + " matches that only last a while. Prints the ratio to workers that never wait, and the processor"
                + " time of a database on this machine. Its rows stay in the database: give it one of its own.",
        footer = {
            "  ARENA_DATABASE_PASSWORD=... arena bench workers jdbc:postgresql://localhost/bench --user arena",
            "  arena bench workers jdbc:postgresql://localhost/bench --user arena --match 5s --workers 1,4,16"
        })
public final class BenchWorkersCommand implements Callable<Integer> {

    @Mixin
    private BenchDatabaseOption database = new BenchDatabaseOption();

    @Option(
            names = "--workers",
            paramLabel = "N,...",
            split = ",",
            description = "The numbers of workers, one after the other. Default: 1,2,4.")
    private List<Integer> workers = List.of(1, 2, 4);

    @Option(names = "--jobs", paramLabel = "N", description = "Matches at a time on a worker. Default: 2.")
    private int slots = 2;

    @Option(names = "--match", paramLabel = "TIME", description = "The duration of a match. Default: 2s.")
    private String match = "2s";

    @Option(names = "--games", paramLabel = "N", description = "Games of each slot. Default: 10.")
    private int games = 10;

    private final CommandEnvironment host;

    public BenchWorkersCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            WorkersBench.run(plan, host.out());
            return ExitCode.FINE;
        });
    }

    private WorkersBench.Plan plan() {
        return new WorkersBench.Plan(database.server(), workers, slots, Measurement.time("--match", match), games);
    }
}
