package arena.text;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A place in one line, from which words and numbers are read from left to right. What is not there is not taken, and
 * the cursor stays where it was. It is mutable and serves one reading.
 */
public final class Cursor {

    private final String line;
    private int at;

    /** Creates a cursor at the beginning of a line. */
    public Cursor(String line) {
        this.line = line;
    }

    /** Passes over blanks and returns whether there was one. */
    public boolean skipBlanks() {
        int start = at;
        while (at < line.length() && Lines.isBlank(line.charAt(at))) {
            at++;
        }
        return at > start;
    }

    /** Takes everything up to the next blank or the end; it is empty if the cursor stands there already. */
    public String takeWord() {
        int start = at;
        while (at < line.length() && !Lines.isBlank(line.charAt(at))) {
            at++;
        }
        return line.substring(start, at);
    }

    /**
     * Takes a number: one or more ASCII digits, leading zeros allowed, without sign or point.
     *
     * @return the number, {@link Integer#MAX_VALUE} for one that is larger than that, or nothing if no digit is there
     */
    public OptionalInt takeNumber() {
        int start = at;
        long number = 0;
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
            number = Math.min(number * 10 + (line.charAt(at) - '0'), Integer.MAX_VALUE);
            at++;
        }
        return at > start ? OptionalInt.of((int) number) : OptionalInt.empty();
    }

    /**
     * Takes a number that may be negative: one or more ASCII digits, leading zeros allowed, after a minus sign or none.
     *
     * @return the number, {@link Long#MAX_VALUE} or {@link Long#MIN_VALUE} for one that is out of their range, or
     *     nothing if no number is there
     */
    public OptionalLong takeSigned() {
        int start = at;
        boolean negative = take('-');
        int digits = at;
        long number = 0;
        while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
            int digit = line.charAt(at) - '0';
            boolean fits = number >= (Long.MIN_VALUE + digit) / 10;
            number = fits ? number * 10 - digit : Long.MIN_VALUE;
            at++;
        }
        if (at == digits) {
            at = start;
            return OptionalLong.empty();
        }
        return OptionalLong.of(negative ? number : -Math.max(number, -Long.MAX_VALUE));
    }

    /** Takes one character if it is the next one, and returns whether it was. */
    public boolean take(char wanted) {
        if (at < line.length() && line.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    /** Returns whether nothing is left. */
    public boolean atEnd() {
        return at == line.length();
    }
}
