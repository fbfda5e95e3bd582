package arena.cli.host;

import arena.app.RequestFailure;
import arena.config.ConfigError;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ReadResult;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.plugin.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * The option {@code --config}, and the file that it selects: the one named, else the one in the working folder, else
 * the arena's own.
 */
public final class ConfigOption {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The settings file. Default: config.ini in this folder, else the arena's own.")
    private Optional<Path> config = Optional.empty();

    private boolean hasToldForeign;

    /** Returns the file that is used if it exists. */
    public Path file(CommandEnvironment host) {
        if (config.isPresent()) {
            return host.resolve(config.get());
        }
        Path here = host.folder().resolve(ConfigReader.FILE);
        Path own = host.home().resolve(ConfigReader.FILE);
        if (!Files.exists(here)) {
            return Files.exists(own) ? own : here;
        }
        if (here.equals(own) || !ConfigReader.isForeign(here, games())) {
            return here;
        }
        tellForeign(host, here, own);
        return own;
    }

    private void tellForeign(CommandEnvironment host, Path foreign, Path own) {
        if (!hasToldForeign) {
            hasToldForeign = true;
            host.err()
                    .println(foreign + " is ignored because it has no section of the arena; "
                            + (Files.exists(own)
                                    ? "the settings are those of " + own
                                    : "the settings are the" + " defaults")
                            + ". To use it, add --config " + ConfigReader.FILE + ".");
        }
    }

    /**
     * Returns the settings; the defaults if no file was named and none is there.
     *
     * @throws RequestFailure with all mistakes of the file
     */
    public Configuration read(CommandEnvironment host) {
        Path file = file(host);
        ReadResult<Configuration> reading = config.isEmpty() && !Files.exists(file)
                ? ConfigReader.withoutFile(host.folder(), games())
                : ConfigReader.read(file, games());
        if (reading instanceof ReadResult.Mistaken<Configuration> mistaken) {
            throw RequestFailure.usage(
                    mistaken.mistakes().stream().map(ConfigError::sentence).toList());
        }
        return ((ReadResult.Sound<Configuration>) reading).value();
    }

    private static List<GameInfo> games() {
        return Games.all().stream().<GameInfo>map(GameDefinition::info).toList();
    }
}
