package arena.cli.simulate;

import arena.app.simulate.Dialogue;
import arena.cli.host.CommandEnvironment;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A talk in plain lines: with a script through a pipe, or at a terminal that can do no more. A script's lines are shown
 * as if they had been typed.
 */
final class PlainDialogue extends TerminalLines implements Dialogue {

    /** The rest of a longer line is not looked at. */
    private static final int LONGEST_LINE = 4096;

    private final CommandEnvironment host;
    private final BufferedReader in;

    PlainDialogue(CommandEnvironment host) {
        super(host.colour());
        this.host = host;
        this.in = new BufferedReader(new InputStreamReader(host.keyboard().in(), StandardCharsets.UTF_8));
    }

    @Override
    public Line read(Supplier<String> prompt, String draft) {
        host.out().print(prompt.get());
        host.out().flush();
        Optional<String> line = line();
        if (!host.keyboard().terminal()) {
            host.out().println(line.orElse(""));
        }
        return line.<Line>map(Line.Typed::new).orElseGet(Line.End::new);
    }

    private Optional<String> line() {
        try {
            int letter = in.read();
            if (letter < 0) {
                return Optional.empty();
            }
            StringBuilder line = new StringBuilder();
            for (; letter >= 0 && letter != '\n'; letter = in.read()) {
                if (line.length() < LONGEST_LINE) {
                    line.append((char) letter);
                }
            }
            boolean endsInReturn = line.length() > 0 && line.charAt(line.length() - 1) == '\r';
            return Optional.of(line.substring(0, line.length() - (endsInReturn ? 1 : 0)));
        } catch (IOException failure) {
            show("Standard input cannot be read: " + failure.getMessage() + ".");
            return Optional.empty();
        }
    }

    @Override
    void show(String line) {
        host.out().println(line);
    }

    @Override
    int width() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void wake() {
        // A read from a pipe cannot be ended; its thread ends with the process.
    }

    @Override
    public void close() {
        host.out().flush();
    }
}
