package arena.cli.show;

import arena.game.Picture.Tint;
import arena.record.PictureText;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.WCWidth;

/**
 * One row of the terminal.
 *
 * @param painted the text with its colours
 * @param columns how many columns of the terminal it takes
 * @param goesOn whether the next row continues a word that is wider than the terminal, such as the path of a log: the
 *     terminal then wraps it itself, so that it can be copied in one piece
 */
public record ScreenRow(String painted, int columns, boolean goesOn) {

    /**
     * Returns the rows of a text without colours: broken at blanks, or inside a word that is wider than the terminal.
     */
    public static List<ScreenRow> fold(String text, Tint tint, boolean colour, int width) {
        List<ScreenRow> rows = new ArrayList<>();
        String rest = text;
        while (columns(rest) > width) {
            int fitting = fitting(rest, width);
            int blank = rest.lastIndexOf(' ', fitting);
            boolean atBlank = blank > 0 && rest.substring(0, blank).chars().anyMatch(Character::isLetterOrDigit);
            rows.add(of(rest.substring(0, atBlank ? blank : fitting), tint, colour, !atBlank));
            rest = rest.substring(atBlank ? blank + 1 : fitting);
        }
        rows.add(of(rest, tint, colour, false));
        return rows;
    }

    /** Returns a row that fits. */
    public static ScreenRow of(String text, Tint tint, boolean colour, boolean goesOn) {
        return new ScreenRow(PictureText.span(text, tint, colour), columns(text), goesOn);
    }

    /** Returns how many characters fit into a width; at least one. */
    private static int fitting(String text, int width) {
        int at = 0;
        int used = 0;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            used += Math.max(0, WCWidth.wcwidth(letter));
            if (used > width && at > 0) {
                return at;
            }
            at += Character.charCount(letter);
        }
        return at;
    }

    public static int columns(String text) {
        return text.codePoints()
                .map(letter -> Math.max(0, WCWidth.wcwidth(letter)))
                .sum();
    }
}
