package arena.cli.host;

import picocli.CommandLine.Option;

/** The option {@code --json} of the commands that print one result. */
public final class JsonOption {

    @Option(names = "--json", description = "Prints only one JSON object, on one line.")
    private boolean json;

    /** Returns whether the option was given. */
    public boolean isGiven() {
        return json;
    }
}
