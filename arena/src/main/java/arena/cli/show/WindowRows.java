package arena.cli.show;

import arena.cli.host.CommandFailure;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** How high the window is in which somebody looks on. */
final class WindowRows {

    /** Nobody knows: what is drawn is then drawn whole. */
    static final int UNKNOWN = Integer.MAX_VALUE;

    private WindowRows() {}

    /** Returns the rows of the terminal of this process, or {@link #UNKNOWN}; asks a program of the system. */
    static int now() {
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).provider("exec").build()) {
            int rows = terminal.getSize().getRows();
            return rows > 0 ? rows : UNKNOWN;
        } catch (IOException failure) {
            throw CommandFailure.infrastructure(
                    "The terminal cannot be used (" + failure.getMessage() + "); use --plain for plain lines.");
        }
    }
}
