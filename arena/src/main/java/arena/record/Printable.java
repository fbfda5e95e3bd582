package arena.record;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A conversion of foreign texts into text that is safe on a terminal: a bot's output must not move the cursor or change
 * a colour.
 */
public final class Printable {

    private Printable() {}

    /**
     * Returns the text on one line: line ends and tabs as {@code \n}, {@code \r} and {@code \t}, other characters that
     * are invisible, or that change the direction of writing, as {@code \}{@code uXXXX}.
     */
    public static String of(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(letter -> append(shown, letter));
        return shown.toString();
    }

    /** Returns a text of several lines, each converted by {@link #of(String)}, with tabs unchanged. */
    public static String lines(String text) {
        return text.lines()
                .map(line -> Stream.of(line.split("\t", -1)).map(Printable::of).collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n", "", text.endsWith("\n") ? "\n" : ""));
    }

    private static boolean isPlain(String text) {
        for (int index = 0; index < text.length(); index++) {
            char letter = text.charAt(index);
            if (letter < ' ' || letter > '~') {
                return false;
            }
        }
        return true;
    }

    /** Returns the text on one line, cut to a number of characters; three points replace the rest. */
    public static String of(String text, int most) {
        String shown = of(text.length() > most * 2 ? text.substring(0, most * 2) : text);
        return shown.length() > most ? shown.substring(0, Math.max(0, most - 3)) + "..." : shown;
    }

    private static void append(StringBuilder shown, int letter) {
        switch (letter) {
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (isVisible(letter)) {
                    shown.appendCodePoint(letter);
                } else {
                    shown.append(String.format(letter > 0xFFFF ? "\\u{%X}" : "\\u%04X", letter));
                }
            }
        }
    }

    private static boolean isVisible(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
