package arena.report.data;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as comma-separated values (RFC 4180): UTF-8, a head, lines ended by CR LF, quotes where they are needed.
 *
 * <p>A spreadsheet would take a text that begins with {@code =}, {@code +}, {@code -} or {@code @} for a formula and run it; such a
 * text gets an apostrophe in front. Numbers stay as they are.
 */
final class Csv {

    private final StringBuilder text = new StringBuilder();
    private final int columns;

    /** Begins a table with its head. */
    Csv(String... heads) {
        this.columns = heads.length;
        add(new ArrayList<>(List.of(heads)));
    }

    /** Adds a row, a cell for each column: numbers, or texts of others. */
    void add(List<?> cells) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException(columns + " columns, but " + cells);
        }
        text.append(String.join(",", cells.stream().map(Csv::cell).toList())).append("\r\n");
    }

    private static String cell(Object cell) {
        String words = String.valueOf(cell);
        String harmless = cell instanceof Number || !words.matches("(?s)[=+@\\t\\r-].*") ? words : "'" + words;
        boolean quoted = harmless.chars().anyMatch(letter -> letter == ',' || letter == '"' || letter < ' ');
        return quoted ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
    }

    /** Returns the whole table. */
    String text() {
        return text.toString();
    }
}
