package arena.game;

/**
 * A codec between a value and the text of a protocol file. Reading undoes writing.
 *
 * @param <T> the value
 */
public interface Codec<T> {

    /** Returns the full text of the file: ASCII, each line ended by LF, including the last one. */
    String write(T value);

    /**
     * Parses a text.
     *
     * @throws IllegalArgumentException naming the line, what was expected and what was found
     */
    T read(String text);

    /**
     * Parses a text for a reader that has read the first text of the match: later texts may omit what never changes,
     * to save the cost of writing it again.
     */
    default T read(String text, T first) {
        return read(text);
    }
}
