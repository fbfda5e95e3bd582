package arena.games.chainreaction;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What is probably wrong with a line that is no order, for its author.
 *
 * @param line what such a line looks like
 * @param words one sentence, with a blank before it
 */
record Hint(Pattern line, String words) {

    /** The first that fits is given. */
    private static final List<Hint> ALL = List.of(
            of(".*\\x00.*", "This looks like UTF-16 without a byte order mark; write ASCII or UTF-8."),
            of("[KCS][0-9].*", "A blank must stand between the letter and the cell."),
            of("[KC]", "The cell is missing."),
            of("[KC][ \\t]+(?!0*([1-9]|[1-4][0-9])[ \\t]*$)[0-9]+", "The cells are numbered from 1 to 49."),
            of("[KC][ \\t]+[0-9]+[ \\t].*", "Nothing may follow the cell."),
            of("S[ \\t]+[0-9]+[ \\t]+[0-9]+", "A hyphen must stand between the two cells."),
            of("S[ \\t]+[0-9]+[ \\t]*-[ \\t]*[0-9]+", "The cells are numbered from 1 to 49."));

    private static Hint of(String line, String words) {
        return new Hint(Pattern.compile("[ \\t]*" + line + "[ \\t]*", Pattern.CASE_INSENSITIVE), " " + words);
    }

    /** Returns a sentence with a blank before it, or nothing if no cause is likely. */
    static String about(String text) {
        return ALL.stream()
                .filter(hint -> hint.line().matcher(text).matches())
                .findFirst()
                .map(Hint::words)
                .orElse("");
    }
}
