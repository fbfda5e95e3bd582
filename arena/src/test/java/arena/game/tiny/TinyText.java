package arena.game.tiny;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The text functions of the tiny games: {@code key = value} lines, and the first word of an answer. */
final class TinyText {

    private TinyText() {}

    static String seats(List<String> names) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            text.append(i + 1).append(" = ").append(names.get(i)).append('\n');
        }
        return text.toString();
    }

    /** Returns the values of all lines, in order. */
    static List<String> values(String text) {
        List<String> values = new ArrayList<>();
        for (String line : text.lines().toList()) {
            int equals = line.indexOf(" = ");
            if (equals < 0) {
                throw new IllegalArgumentException("expected key = value, not: " + line);
            }
            values.add(line.substring(equals + 3));
        }
        return values;
    }

    static String trimmed(byte[] raw) {
        return new String(raw, StandardCharsets.UTF_8).strip();
    }
}
