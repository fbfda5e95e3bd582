package arena.cli.contest;

import arena.app.contest.ContestFiles;
import arena.cli.host.ConfigOption;
import arena.cli.host.Host;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena contest new}: writes a contest file to fill in. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Writes a contest file in which every setting is explained, with the teams that are named.")
final class NewContestCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "CONTEST.ini", description = "The file to write; it must not exist.")
    private Path file = Path.of("contest.ini");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "TEAM",
            description = "Bots of config.ini that take part under their own names.")
    private List<String> teams = List.of();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "chain-reaction",
            description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = "chain-reaction";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "round-robin",
            description = "The format; the file says which there are. Default: ${DEFAULT-VALUE}.")
    private String format = "round-robin";

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final Host host;

    NewContestCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        Path path = host.resolve(file);
        ContestFiles.write(path, new ContestFiles.Beginning(game, format, teams), config.read(host));
        host.out().println("Wrote " + path + ". Fill it in, then: arena contest check " + file);
    }
}
