package arena.text;

/** A writer of {@code key = value} lines, each ended by LF. */
public final class KeyValueWriter {

    private final StringBuilder text;

    /** Creates an empty text with an initial capacity in characters. */
    public KeyValueWriter(int characters) {
        text = new StringBuilder(characters);
    }

    /** Adds a line; the value is one line of text. */
    public KeyValueWriter put(String key, String value) {
        requireOneLine(key, value);
        text.append(key).append(" = ").append(value).append('\n');
        return this;
    }

    /** Adds a line whose value is a whole number. */
    public KeyValueWriter put(String key, long value) {
        text.append(key).append(" = ").append(value).append('\n');
        return this;
    }

    /** Adds a line whose key is a whole number. */
    public KeyValueWriter put(int key, String value) {
        requireOneLine(key, value);
        text.append(key).append(" = ").append(value).append('\n');
        return this;
    }

    private static void requireOneLine(Object key, String value) {
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("the value of " + key + " is one line, not " + Quote.of(value));
        }
    }

    /** Returns all lines. */
    public String text() {
        return text.toString();
    }
}
