package arena.cli.bench;

import arena.bench.env.EnvBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench env}: the speed of games for training. */
@Command(
        name = "env",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures the steps and games per second that a Python program plays by \"arena env\", beside"
                + " those of two programs through team folders. Needs python3.",
        footer = {"  arena bench env", "  arena bench env --batch 32 --seconds 5"})
public final class BenchEnvCommand implements Callable<Integer> {

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "Number of games at a time of the Python program. Default: ${DEFAULT-VALUE}.")
    private int batch = 256;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Seconds for which it plays. Default: ${DEFAULT-VALUE}.")
    private int seconds = 10;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games through folders. Default: ${DEFAULT-VALUE}.")
    private int games = 10;

    @Mixin
    private BenchFolderOption folder = new BenchFolderOption();

    private final CommandEnvironment host;

    public BenchEnvCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            try {
                EnvBench.run(plan, host.out());
                return ExitCode.FINE;
            } catch (UncheckedIOException failure) {
                throw BenchFolderOption.unwritable(failure);
            }
        });
    }

    private EnvBench.Plan plan() {
        return new EnvBench.Plan(
                game.definition(),
                host.home().resolve("bot-template/python/arena_env.py"),
                folder.directory(host),
                batch,
                seconds,
                games);
    }
}
