package arena.config;

import java.util.List;

/**
 * What became of reading a file.
 *
 * @param <T> what such a file says
 */
public sealed interface ReadResult<T> {

    /**
     * Everything in it is understood.
     *
     * @param value what it says
     */
    record Sound<T>(T value) implements ReadResult<T> {}

    /**
     * It cannot be used.
     *
     * @param mistakes at least one, in the order of their lines
     */
    record Mistaken<T>(List<ConfigError> mistakes) implements ReadResult<T> {
        public Mistaken {
            mistakes = List.copyOf(mistakes);
        }
    }
}
