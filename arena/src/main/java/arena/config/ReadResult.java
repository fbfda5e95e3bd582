package arena.config;

import java.util.List;

/**
 * The result of reading a file.
 *
 * @param <T> the content of such a file
 */
public sealed interface ReadResult<T> {

    /**
     * A file without errors.
     *
     * @param value its content
     */
    record Sound<T>(T value) implements ReadResult<T> {}

    /**
     * A file with errors, which cannot be used.
     *
     * @param mistakes the errors, at least one, in the order of their lines
     */
    record Mistaken<T>(List<ConfigError> mistakes) implements ReadResult<T> {
        public Mistaken {
            mistakes = List.copyOf(mistakes);
        }
    }
}
