package arena.cli.contest;

import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.config.Configuration;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The options of every contest command: its file, and the settings of the machine. */
final class ContestOptions {

    @Parameters(index = "0", paramLabel = "CONTEST.ini", description = "The contest file.")
    private Path file = Path.of("contest.ini");

    @Mixin
    private ConfigOption config = new ConfigOption();

    Path file(CommandEnvironment host) {
        return host.resolve(file);
    }

    Configuration configuration(CommandEnvironment host) {
        return config.read(host);
    }

    /**
     * Opens the contest.
     *
     * @throws arena.app.RequestFailure with all mistakes of the file
     */
    OpenContest open(CommandEnvironment host) {
        return OpenContest.open(configuration(host), file(host), host.err()::println);
    }

    /** Opens the contest for a command that waits for its database, however long it cannot be reached. */
    OpenContest openPatiently(CommandEnvironment host) {
        return openPatiently(host, configuration(host));
    }

    /** Opens the contest with a changed configuration, as {@link #openPatiently(CommandEnvironment)} does. */
    OpenContest openPatiently(CommandEnvironment host, Configuration configuration) {
        return OpenContest.openPatiently(configuration, file(host), host.err()::println);
    }
}
