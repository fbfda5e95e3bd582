package arena.cli.host;

import java.io.InputStream;

/**
 * What somebody types at.
 *
 * @param in standard input
 * @param terminal whether it is a terminal, and no file or pipe
 */
public record Keyboard(InputStream in, boolean terminal) {

    /** Returns a keyboard at which nobody sits. */
    static Keyboard none() {
        return new Keyboard(InputStream.nullInputStream(), false);
    }
}
