package arena.cli.host;

import arena.config.Configuration;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The option {@code --records} of the commands that show records: the folder of the records. */
public final class RecordsFolderOption {

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "The folder of the records. Default: that of" + " config.ini.")
    private Optional<Path> records = Optional.empty();

    /**
     * Returns the folder, absolute: the one that was named, else the one of the settings.
     *
     * @param settings the settings, which are read only if no folder was named
     */
    public Path folder(CommandEnvironment host, Supplier<Configuration> settings) {
        return records.map(host::resolve).orElseGet(() -> settings.get().field().records());
    }
}
