package arena.cli;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.Version;
import arena.cli.host.CommandEnvironment;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena} alone: lists the commands. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        versionProvider = ArenaCommand.VersionLine.class,
        description = "An arena where bots in any language compete through files in a shared folder.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:Success: the match ended in a verdict, or the check found no problem.",
            "1:A bot or a check has failed.",
            "2:The command line or config.ini cannot be used.",
            "3:The field, the disk, the machine or the arena has failed, or no bot was ready.",
            "130:Stopped by Ctrl-C."
        },
        footer = {
            "  arena play JavaBot SuperBot       two programs, each in its own process",
            "  arena play JavaBot superbot:1     against level 1 of the super bot",
            "  arena play JavaBot folder:MyTeam  against a bot that is started elsewhere",
            "  arena practice JavaBot            climb the levels of the super bot",
            "  arena replay last                 show the last match again",
            "  arena COMMAND --help              the options of a command"
        })
final class ArenaCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final CommandEnvironment host;

    ArenaCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        spec.commandLine().usage(host.out());
    }

    /** The line that {@code --version} prints. */
    static final class VersionLine implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {
                "arena " + Version.text() + ", Java " + Runtime.version().feature()
            };
        }
    }

    /** {@code arena help COMMAND}: the same as {@code arena COMMAND --help}. */
    @Command(
            name = "help",
            mixinStandardHelpOptions = true,
            description = "Prints the help of a command.",
            footer = {"  arena help play", "  arena help bench exchange"})
    static final class Help implements Runnable {

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Parameters(
                arity = "0..*",
                paramLabel = "COMMAND",
                description = "The command. Default: the list of" + " all commands.")
        private List<String> words = List.of();

        private final CommandEnvironment host;

        Help(CommandEnvironment host) {
            this.host = host;
        }

        @Override
        public void run() {
            CommandLine command = spec.root().commandLine();
            for (String word : words) {
                List<String> known = List.copyOf(command.getSubcommands().keySet());
                command = Optional.ofNullable(command.getSubcommands().get(word))
                        .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("command", word, known)));
            }
            command.usage(host.out());
        }
    }
}
