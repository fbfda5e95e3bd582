package arena.config;

import java.nio.file.Path;

/**
 * An error in a configuration file.
 *
 * @param file the file
 * @param line the line of the error, from 1; 0 for the whole file
 * @param words the expectation, the actual text and the remedy, as the end of a sentence
 */
public record ConfigError(Path file, int line, String words) {

    /** Returns the whole sentence, which names the file and the line. */
    public String sentence() {
        return line == 0 ? file + ": " + words : file + ", line " + line + ": " + words;
    }
}
