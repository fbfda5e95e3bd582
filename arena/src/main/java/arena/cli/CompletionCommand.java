package arena.cli;

import arena.cli.host.CommandEnvironment;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena completion bash}: prints the script that completes commands and options in a shell. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints the script that completes commands and options in bash.",
        footer = {"  source <(arena completion bash)", "  arena completion bash >> ~/.bash_completion"})
final class CompletionCommand implements Runnable {

    /** The shells that have a script. */
    enum Shell {
        bash
    }

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
    private Shell shell = Shell.bash;

    private final CommandEnvironment host;

    CompletionCommand(CommandEnvironment host) {
        this.host = host;
    }

    /** Returns the part of the script that completes names, with the games, levels and commands of this arena. */
    private String names() {
        try (InputStream script = Objects.requireNonNull(CompletionCommand.class.getResourceAsStream("names.bash"))) {
            String levels = Games.ids().stream()
                    .flatMap(id -> SuperBots.levels(id).stream())
                    .map(level -> "superbot:" + level.number())
                    .distinct()
                    .collect(Collectors.joining(" "));
            return new String(script.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@GAMES@", String.join(" ", Games.ids()))
                    .replace("@LEVELS@", levels)
                    .replace(
                            "@COMMANDS@",
                            String.join(
                                    " ", new TreeSet<>(spec.root().subcommands().keySet())));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void run() {
        if (shell == Shell.bash) {
            host.out().print(AutoComplete.bash("arena", spec.root().commandLine()));
            host.out().print(names());
        }
    }
}
