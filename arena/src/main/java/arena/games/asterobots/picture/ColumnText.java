package arena.games.asterobots.picture;

import arena.game.Picture.Line;
import arena.game.Picture.Span;
import java.util.ArrayList;
import java.util.List;

/** A layout of texts in columns. */
final class ColumnText {

    private static final int WIDTH = 26;

    private ColumnText() {}

    /** Returns entries as lines with a number of columns, to be read downwards, column by column. */
    static List<Line> lines(List<Span> entries, int columns) {
        int rows = (entries.size() + columns - 1) / columns;
        List<Line> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<Span> line = new ArrayList<>();
            for (int at = row; at < entries.size(); at += rows) {
                Span entry = entries.get(at);
                boolean last = at + rows >= entries.size();
                line.add(last ? entry : new Span(left(entry.text(), WIDTH), entry.tint()));
            }
            lines.add(new Line(line));
        }
        return lines;
    }

    /** Returns a number with blanks before it. */
    static String right(long number, int width) {
        return right(Long.toString(number), width);
    }

    /** Returns a text with blanks before it. */
    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /** Returns a text with blanks after it. */
    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
