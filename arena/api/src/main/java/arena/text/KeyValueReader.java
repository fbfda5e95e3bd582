package arena.text;

import java.util.OptionalInt;

/**
 * A reader of {@code key = value} lines in a known order: the arena's files are read by line number, because a key may
 * occur twice. Every error is an {@link IllegalArgumentException} that names the line, what was expected and what was
 * found.
 */
public final class KeyValueReader {

    private static final String EQUALS = " = ";

    private final String text;
    private int start;
    private int end;
    private int next;
    private int line;

    /** Creates a reader at the first line of a text. */
    public KeyValueReader(String text) {
        this.text = text;
    }

    /** Returns whether there is a next line and it has a key. */
    public boolean hasNext(String key) {
        return !atEnd() && hasKey(key, next, Lines.end(text, next));
    }

    /** Returns the value of the next line, which must have a key. */
    public String value(String key) {
        if (atEnd()) {
            throw new IllegalArgumentException(
                    "line " + (line + 1) + ": expected \"" + key + " = ...\", but the text has ended");
        }
        advance();
        if (!hasKey(key, start, end)) {
            throw mistake("\"" + key + " = ...\"");
        }
        return text.substring(start + key.length() + EQUALS.length(), end);
    }

    private boolean hasKey(String key, int from, int to) {
        return from + key.length() + EQUALS.length() <= to
                && text.startsWith(key, from)
                && text.startsWith(EQUALS, from + key.length());
    }

    private void advance() {
        line++;
        start = next;
        end = Lines.end(text, start);
        next = Lines.next(text, end);
    }

    /** Returns the value of the next line as a whole number between two inclusive limits, without leading zeros. */
    public int number(String key, int least, int most) {
        String value = value(key);
        Cursor cursor = new Cursor(value);
        OptionalInt number = cursor.takeNumber();
        boolean plain = cursor.atEnd() && (value.length() == 1 || !value.startsWith("0"));
        if (number.isEmpty() || !plain || number.getAsInt() < least || number.getAsInt() > most) {
            throw mistake("a whole number from " + least + " to " + most);
        }
        return number.getAsInt();
    }

    /** Returns the exception for the last line read. */
    public IllegalArgumentException mistake(String expected) {
        return new IllegalArgumentException(
                "line " + line + ": expected " + expected + ", not " + Quote.of(text.substring(start, end)));
    }

    /** Returns whether all lines have been read. */
    public boolean atEnd() {
        return next == text.length();
    }

    /** Checks that all lines have been read. */
    public void end() {
        if (!atEnd()) {
            advance();
            throw mistake("the end of the text");
        }
    }
}
