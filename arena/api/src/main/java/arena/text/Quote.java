package arena.text;

import java.util.Locale;

/** A quotation of unknown text for a message: one short line of printable ASCII. */
public final class Quote {

    private static final int LONGEST = 40;

    private Quote() {}

    /**
     * Returns the text in quotation marks. Characters outside printable ASCII are written as {@code \}{@code uXXXX},
     * TAB as {@code \t}; a text of more than 40 characters is cut and ends in three points.
     */
    public static String of(String text) {
        StringBuilder quoted = new StringBuilder().append('"');
        for (int at = 0; at < Math.min(text.length(), LONGEST); at++) {
            char letter = text.charAt(at);
            if (letter == '\t') {
                quoted.append("\\t");
            } else if (letter >= ' ' && letter <= '~') {
                quoted.append(letter);
            } else {
                quoted.append(String.format(Locale.ROOT, "\\u%04X", (int) letter));
            }
        }
        return quoted.append(text.length() > LONGEST ? "...\"" : "\"").toString();
    }
}
