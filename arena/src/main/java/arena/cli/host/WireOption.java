package arena.cli.host;

import arena.app.RequestFailure;
import arena.config.Configuration;
import arena.config.WireSettings;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --wire}: the address on which the arena listens for bots that connect. */
public final class WireOption {

    @Option(
            names = "--wire",
            paramLabel = "HOST[:PORT]",
            description =
                    "The address on which the arena listens for bots of wire: seats. Default: that of config.ini.")
    private Optional<String> address = Optional.empty();

    /**
     * Returns the configuration with the address.
     *
     * @throws RequestFailure if it is none
     */
    public Configuration applyTo(Configuration configuration) {
        return address.map(text -> WireSettings.of(text)
                        .orElseThrow(() ->
                                RequestFailure.usage("--wire is " + WireSettings.EXPECTED + ", not \"" + text + "\".")))
                .map(configuration::withWire)
                .orElse(configuration);
    }
}
