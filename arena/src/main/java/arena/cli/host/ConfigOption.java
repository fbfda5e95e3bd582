package arena.cli.host;

import arena.app.RequestFailure;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.Mistake;
import arena.config.Reading;
import arena.games.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * The option {@code --config}, and what it finds: the file named, else one where the command was given, else the
 * arena's own.
 */
public final class ConfigOption {

    private static final String NAME = "config.ini";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The settings; else config.ini in this folder, else the arena's own.")
    private Optional<Path> config = Optional.empty();

    /** Returns the file that is used, or would be if it were there. */
    public Path file(Host host) {
        if (config.isPresent()) {
            return host.resolve(config.get());
        }
        Path here = host.folder().resolve(NAME);
        return Files.exists(here) ? here : host.home().resolve(NAME);
    }

    /**
     * Returns the settings; the defaults if no file was named and none is there.
     *
     * @throws RequestFailure with all mistakes of the file
     */
    public Configuration read(Host host) {
        Path file = file(host);
        if (config.isEmpty() && !Files.exists(file)) {
            return ConfigReader.standard(host.folder());
        }
        Reading<Configuration> reading = ConfigReader.read(
                file, Games.all().stream().map(box -> box.info()).toList());
        if (reading instanceof Reading.Mistaken<Configuration> mistaken) {
            throw RequestFailure.usage(
                    mistaken.mistakes().stream().map(Mistake::sentence).toList());
        }
        return ((Reading.Sound<Configuration>) reading).value();
    }
}
