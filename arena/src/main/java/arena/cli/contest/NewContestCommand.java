package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.Words;
import arena.cli.host.ConfigOption;
import arena.cli.host.Host;
import arena.config.Configuration;
import arena.config.ContestChoices;
import arena.config.ContestTemplate;
import arena.config.FormatChoice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
        String text = text(config.read(host), path);
        try {
            Files.writeString(
                    path, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException taken) {
            throw RequestFailure.usage("The file " + path + " exists already, and nothing was written; name another.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The file " + path + " cannot be written (" + failure
                    + "); name one in a folder you may write to.");
        }
        host.out().println("Wrote " + path + ". Fill it in, then: arena contest check " + file);
    }

    private String text(Configuration configuration, Path path) {
        ContestChoices choices = ContestFiles.choices();
        FormatChoice choice = choices.formats().stream()
                .filter(one -> one.id().equals(format))
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage(Words.unknown(
                        "format",
                        format,
                        choices.formats().stream().map(FormatChoice::id).toList())));
        for (String team : teams) {
            if (configuration.bot(team).isEmpty()) {
                throw RequestFailure.usage(Words.unknown("bot", team, configuration.botNames()));
            }
        }
        String name = path.getFileName().toString().replaceFirst("[.]ini$", "");
        return new ContestTemplate(choices, Words.game(game).info(), choice, teams).text(name);
    }
}
