package arena.text;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * A cursor in one line that takes words and numbers from left to right. If the wanted token is not next, the cursor
 * does not move. A cursor is mutable and serves one pass.
 */
public final class Cursor {

    private final String line;
    private int at;

    /** Creates a cursor at the beginning of a line. */
    public Cursor(String line) {
        this.line = line;
    }

    /** Skips blanks and returns whether there was one. */
    public boolean skipBlanks() {
        int start = at;
        while (at < line.length() && Lines.isBlank(line.charAt(at))) {
            at++;
        }
        return at > start;
    }

    /** Takes all characters up to the next blank or the end; the result is empty at a blank or at the end. */
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
     * @return the number, {@link Integer#MAX_VALUE} for a larger one, or nothing if no digit is next
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
     * Takes a number that may be negative: one or more ASCII digits, leading zeros allowed, with an optional minus
     * sign.
     *
     * @return the number, {@link Long#MAX_VALUE} or {@link Long#MIN_VALUE} for one out of range, or nothing if no
     *     number is next
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

    /** Takes one character if it is next, and returns whether it was. */
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
