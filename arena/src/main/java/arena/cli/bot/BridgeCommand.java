package arena.cli.bot;

import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.Subcommands;
import arena.door.stdio.StdioBridge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena bridge}: serves a team folder with a program that plays in another way. */
@Command(
        name = "bridge",
        mixinStandardHelpOptions = true,
        description = "Serves a team folder, also on a share, with a program that plays in another way.",
        footer = "  arena bridge stdio --folder team-folders/MyTeam -- python3 bot.py")
public final class BridgeCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /**
     * Returns the command with its subcommands.
     *
     * @param words the words after its name
     */
    public static CommandLine line(CommandEnvironment host, List<String> words) {
        Subcommands commands = new Subcommands().add("stdio", () -> new Stdio(host));
        return commands.addTo(new CommandLine(new BridgeCommand()), words);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Name how the program plays: stdio.");
    }

    /** {@code arena bridge stdio}: the program plays by messages on its standard streams. */
    @Command(
            name = "stdio",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = {
                "Serves a team folder with a program that plays by messages on its standard input and output, match"
                        + " after match, until you stop it. The program is started anew for each match.",
                "The messages are explained in arena/docs/other-ways-in.md."
            },
            footer = {
                "  arena bridge stdio --folder team-folders/MyTeam -- python3 bot.py",
                "  arena bridge stdio --folder //server/field/MyTeam -- ./bot"
            })
    public static final class Stdio implements Runnable {

        @Option(
                names = "--folder",
                paramLabel = "FOLDER",
                description = "The team folder, named like the team. Default: ARENA_FOLDER of the environment.")
        private Optional<Path> folder = Optional.empty();

        @Parameters(
                arity = "1..*",
                paramLabel = "COMMAND",
                description = "The program and its arguments, after --; no shell sees them.")
        private List<String> command = List.of();

        private final CommandEnvironment host;

        Stdio(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            Path served = folder.or(() ->
                            Optional.ofNullable(System.getenv("ARENA_FOLDER")).map(Path::of))
                    .map(host::resolve)
                    .orElseThrow(() -> RequestFailure.usage(
                            "There is no team folder; name one, such as --folder team-folders/MyTeam."));
            host.err().println(command.get(0) + " serves " + served + "; stop it with Ctrl-C.");
            try {
                new StdioBridge(served, command, text -> host.err().write(text, 0, text.length)).serve();
            } catch (IOException failure) {
                throw RequestFailure.failed(List.of(command.get(0) + " cannot serve " + served + ": "
                        + failure.getMessage() + "; check the command and the folder."));
            }
            if (!Thread.currentThread().isInterrupted()) {
                throw RequestFailure.failed(List.of(
                        command.get(0) + " has ended before a match; start it by hand to see why, and correct it."));
            }
        }
    }
}
