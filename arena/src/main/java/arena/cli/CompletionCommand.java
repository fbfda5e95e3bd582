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

/** {@code arena completion SHELL}: prints the script that completes commands and options in a shell. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = "Prints the script that completes commands and options in bash, zsh or fish.",
        footer = {
            "  source <(arena completion bash)",
            "  arena completion bash >> ~/.bash_completion",
            "  arena completion zsh > ~/.zsh/_arena     (in a folder of fpath, before compinit)",
            "  arena completion fish > ~/.config/fish/completions/arena.fish"
        })
final class CompletionCommand implements Runnable {

    /** The shells that have a script. */
    enum Shell {
        bash,
        zsh,
        fish
    }

    private static final String PROGRAM = "arena";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
    private Shell shell = Shell.bash;

    private final CommandEnvironment host;

    CompletionCommand(CommandEnvironment host) {
        this.host = host;
    }

    /** Returns the text of a resource with the words of the commands, the games and the levels filled in. */
    private String script(String resource, String words) {
        try (InputStream script = Objects.requireNonNull(CompletionCommand.class.getResourceAsStream(resource))) {
            String levels = Games.ids().stream()
                    .flatMap(id -> SuperBots.levels(id).stream())
                    .map(level -> "superbot:" + level.number())
                    .distinct()
                    .collect(Collectors.joining(" "));
            return new String(script.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@WORDS@", words)
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
        CommandSpec root = spec.root();
        host.out()
                .print(
                        switch (shell) {
                            case bash -> AutoComplete.bash(PROGRAM, root.commandLine()) + script("names.bash", "");
                            case zsh -> script("arena.zsh", CompletionWords.zsh(PROGRAM, root));
                            case fish -> script("arena.fish", CompletionWords.fish(PROGRAM, root));
                        });
    }
}
