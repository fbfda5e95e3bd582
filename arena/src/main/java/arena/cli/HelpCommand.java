package arena.cli;

import arena.app.RequestFailure;
import arena.app.Words;
import arena.cli.host.Host;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena help COMMAND}: the same as {@code arena COMMAND --help}. */
@Command(
        name = "help",
        mixinStandardHelpOptions = true,
        description = "Prints the help of a command.",
        footerHeading = "%nExamples:%n",
        footer = {"  arena help play", "  arena help bench exchange"})
final class HelpCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command; none for what there is.")
    private List<String> words = List.of();

    private final Host host;

    HelpCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        CommandLine command = spec.root().commandLine();
        for (String word : words) {
            List<String> known = List.copyOf(command.getSubcommands().keySet());
            command = Optional.ofNullable(command.getSubcommands().get(word))
                    .orElseThrow(() -> RequestFailure.usage(Words.unknown("command", word, known)));
        }
        command.usage(host.out());
    }
}
