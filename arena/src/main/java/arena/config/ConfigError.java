package arena.config;

import java.nio.file.Path;

/**
 * Something wrong in a configuration file.
 *
 * @param file the file
 * @param line the line it stands in, from 1; 0 if it is about the whole file
 * @param words what was expected, what stands there and what to do, as the end of a sentence
 */
public record ConfigError(Path file, int line, String words) {

    /** Returns the whole sentence, which names the file and the line. */
    public String sentence() {
        return line == 0 ? file + ": " + words : file + ", line " + line + ": " + words;
    }
}
