package arena.cli;

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
        footerHeading = "%nExamples:%n",
        footer = {"  source <(arena completion bash)", "  arena completion bash >> ~/.bash_completion"})
final class CompletionCommand implements Runnable {

    /** The shells there is a script for. */
    enum Shell {
        bash
    }

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}")
    private Shell shell = Shell.bash;

    private final Host host;

    CompletionCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (shell == Shell.bash) {
            host.out().print(AutoComplete.bash("arena", spec.root().commandLine()));
        }
    }
}
