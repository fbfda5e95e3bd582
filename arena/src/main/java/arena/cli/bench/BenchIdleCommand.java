package arena.cli.bench;

import arena.bench.idle.IdleBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench idle}: counts time-outs of bots that answer at once. */
@Command(
        name = "idle",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Counts false time-outs: moves of bots that answer at once and are still judged late. Plays"
                + " several matches of Chain Reaction at a time through team folders, and prints the"
                + " late moves and the times of all moves. The exit code is 1 if a move was late.",
        footer = {
            "  arena bench idle",
            "  arena bench idle --moves 20000 --move-time 200ms --matches 8",
            "  arena bench idle --dir /dev/shm             on a memory disk"
        })
public final class BenchIdleCommand implements Callable<Integer> {

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "Number of moves in all matches together." + " Default: ${DEFAULT-VALUE}.")
    private int moves = 20_000;

    @Option(
            names = "--move-time",
            paramLabel = "TIME",
            description = "The time for each move. Default:" + " ${DEFAULT-VALUE}.")
    private String moveTime = "3s";

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "Number of matches at a time. Default:" + " ${DEFAULT-VALUE}.")
    private int matches = 4;

    @Mixin
    private BenchFolderOption folder = new BenchFolderOption();

    private final CommandEnvironment host;

    public BenchIdleCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            try {
                return IdleBench.run(plan, host.out()) == 0 ? ExitCode.FINE : ExitCode.FAILED;
            } catch (UncheckedIOException failure) {
                throw BenchFolderOption.unwritable(failure);
            }
        });
    }

    private IdleBench.Plan plan() {
        Duration time = Measurement.time("--move-time", moveTime);
        return new IdleBench.Plan(folder.directory(host), moves, time, matches);
    }
}
