package arena.cli.show;

import arena.app.RequestFailure;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * The size of the terminal window.
 *
 * @param rows its height; the largest number if it is unknown, so that nothing is cut
 * @param columns its width
 */
record Window(int rows, int columns) {

    private static final int USUAL_COLUMNS = 80;

    /** Returns the size of the terminal of this process; asks a program of the system. */
    static Window now() {
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).provider("exec").build()) {
            int rows = terminal.getSize().getRows();
            int columns = terminal.getSize().getColumns();
            return new Window(rows > 0 ? rows : Integer.MAX_VALUE, columns > 0 ? columns : USUAL_COLUMNS);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The terminal cannot be used (" + failure.getMessage() + "); use --plain for plain lines.");
        }
    }
}
