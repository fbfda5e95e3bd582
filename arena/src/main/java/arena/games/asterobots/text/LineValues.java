package arena.games.asterobots.text;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Vein;
import arena.text.Cursor;
import arena.text.KeyValueReader;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * The values of one line of a view, with commas between them, read from left to right. Every mistake is an {@link
 * IllegalArgumentException} that names the line. It is mutable and serves one line.
 */
final class LineValues {

    private static final int MOST_PLAYERS = 6;

    private final KeyValueReader lines;
    private final String expected;
    private final String[] parts;
    private int next;

    /**
     * Takes the next line.
     *
     * @param key its key
     * @param expected what its value looks like
     */
    LineValues(KeyValueReader lines, String key, String expected) {
        this.lines = lines;
        this.expected = "\"" + key + " = " + expected + "\"";
        this.parts = lines.value(key).split(",", -1);
    }

    /** Returns the next number, which lies between these two, both allowed. */
    long number(long least, long most) {
        Cursor cursor = new Cursor(part());
        OptionalLong number = cursor.takeSigned();
        if (number.isEmpty() || !cursor.atEnd() || number.getAsLong() < least || number.getAsLong() > most) {
            throw lines.mistake(expected);
        }
        return number.getAsLong();
    }

    /** Returns the next number, of money or material. */
    long amount() {
        return number(0, Amounts.MOST);
    }

    /** Returns the next number, of things that are counted. */
    int count() {
        return (int) number(0, Integer.MAX_VALUE);
    }

    /** Returns the next number, of a player, or 0 for the aliens. */
    int player() {
        return (int) number(Vein.ALIENS, MOST_PLAYERS);
    }

    /** Returns the next number, of a rank. */
    int rank() {
        return (int) number(1, Rank.MOST);
    }

    /** Returns the point of the next two numbers. */
    Point point() {
        return Point.of(number(Long.MIN_VALUE, Long.MAX_VALUE), number(Long.MIN_VALUE, Long.MAX_VALUE));
    }

    /** Returns which of these has the next word. */
    <T> T one(T[] all, Function<T, String> word) {
        String part = part();
        for (T one : all) {
            if (word.apply(one).equals(part)) {
                return one;
            }
        }
        throw lines.mistake(expected);
    }

    /** Checks that all values have been read. */
    void end() {
        if (next != parts.length) {
            throw lines.mistake(expected);
        }
    }

    private String part() {
        if (next == parts.length) {
            throw lines.mistake(expected);
        }
        return parts[next++];
    }
}
