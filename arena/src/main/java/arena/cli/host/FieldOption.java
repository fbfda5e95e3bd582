package arena.cli.host;

import arena.config.Configuration;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --field}: the folder that holds the team folders. */
public final class FieldOption {

    @Option(names = "--field", paramLabel = "DIR", description = "The folder that holds the team folders.")
    private Optional<Path> field = Optional.empty();

    /** Returns the folder, absolute: the one that was named, else the one of the settings. */
    public Path folder(CommandEnvironment host, Configuration configuration) {
        return field.map(host::resolve).orElse(configuration.field().folder());
    }
}
