package arena.cli.host;

import java.io.InputStream;

/**
 * What is typed at.
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
