package arena.cli.bench;

import arena.app.RequestFailure;
import arena.bench.wire.WireBench;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.GameNameOption;
import arena.cli.match.GameOptions;
import arena.game.GameDefinition;
import arena.game.Settings;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena bench wire}: the cost of an update to bots that connect. */
@Command(
        name = "wire",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures the processor time of an update in a match in real time: to bots that connect by TCP,"
                + " beside bots that use folders. The bots take all seats and order nothing.",
        footer = "  arena bench wire --game windwardopolis --set time=real-time"
                + " --set speed=60 --set most-ticks=1200")
public final class BenchWireCommand implements Callable<Integer> {

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Changes a setting of the game for these matches; may be repeated.")
    private List<String> changes = new ArrayList<>();

    @Mixin
    private BenchFolderOption folder = new BenchFolderOption();

    private final CommandEnvironment host;

    public BenchWireCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public Integer call() {
        return Measurement.of(host, this::plan, plan -> {
            try {
                WireBench.run(plan, host.out());
                return ExitCode.FINE;
            } catch (IllegalArgumentException untimed) {
                throw RequestFailure.usage(String.valueOf(untimed.getMessage()));
            } catch (UncheckedIOException failure) {
                throw BenchFolderOption.unwritable(failure);
            }
        });
    }

    private WireBench.Plan plan() {
        GameDefinition<?, ?, ?> definition = game.definition();
        Settings settings = Settings.of(definition.info(), GameOptions.changes(definition.info(), changes));
        return new WireBench.Plan(definition, settings, folder.directory(host));
    }
}
