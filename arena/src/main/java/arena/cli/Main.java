package arena.cli;

import java.util.List;
import picocli.CommandLine;

/** Starts a command. Here, and nowhere else, services are made. */
public final class Main {

    private final Host host;

    private Main(Host host) {
        this.host = host;
    }

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] words) {
        int code = run(Host.ofSystem(), words);
        System.exit(code);
    }

    /** Runs one command and returns its exit code. */
    static int run(Host host, String... words) {
        return new Main(host).commandLine().execute(words);
    }

    private CommandLine commandLine() {
        CommandLine line = new CommandLine(new ArenaCommand(host));
        commands().forEach(line::addSubcommand);
        Mishaps mishaps = new Mishaps(host);
        return line.setParameterExceptionHandler(mishaps)
                .setExecutionExceptionHandler(mishaps)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(false)
                .setUsageHelpWidth(110);
    }

    private List<Object> commands() {
        return List.of(new GamesCommand(host), new CompletionCommand(host));
    }
}
