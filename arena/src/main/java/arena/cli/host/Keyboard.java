package arena.cli.host;

import java.io.InputStream;

/**
 * The input of a command, typed or piped.
 *
 * @param in standard input
 * @param terminal whether it is a terminal, and no file or pipe
 */
public record Keyboard(InputStream in, boolean terminal) {

    /** Returns a keyboard that is not used. */
    static Keyboard none() {
        return new Keyboard(InputStream.nullInputStream(), false);
    }
}
