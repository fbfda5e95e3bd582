package arena.game;

/**
 * Turns a value into the text of a protocol file and back. Reading undoes writing.
 *
 * @param <T> the value
 */
public interface Codec<T> {

    /** Returns the whole text of the file: ASCII, lines ended by LF, the last one too. */
    String write(T value);

    /**
     * Returns the value that a text stands for.
     *
     * @throws IllegalArgumentException naming line, what was expected and what stands there
     */
    T read(String text);

    /**
     * Returns the value that a text stands for to somebody who has read the first one of the match: a text may leave
     * out what never changes, as writing it again and again would cost too much.
     */
    default T read(String text, T first) {
        return read(text);
    }
}
