package arena.cli.host;

import picocli.CommandLine.Option;

/** The option {@code --json} of the commands that list results. */
public final class JsonLinesOption {

    @Option(names = "--json", description = "Prints one JSON object on each line, for programs.")
    private boolean json;

    /** Returns whether the option was given. */
    public boolean isGiven() {
        return json;
    }
}
