package arena.game;

/**
 * One {@code key = value} line.
 *
 * @param key letters and digits, the first a capital
 * @param value one line of text
 */
public record Fact(String key, String value) {

    public Fact {
        if (key.isEmpty() || value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a fact is one line with a key, not: " + key + " = " + value);
        }
    }
}
