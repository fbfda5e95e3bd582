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
        return completed(read(text), first);
    }

    /** Returns a value with the facts that never change, which the first text of a match may contain alone. */
    default T completed(T value, T first) {
        return value;
    }
}
