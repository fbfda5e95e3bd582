package arena.report.data;

import arena.contest.Contest;
import arena.report.Cell;
import arena.report.ReportTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as comma-separated values (RFC 4180): UTF-8, a header, lines ended by CR LF, quotes where they are needed.
 *
 * <p>A spreadsheet would run a text that begins with {@code =}, {@code +}, {@code -} or {@code @} as a formula; such a
 * text gets an apostrophe in front. Numbers are unchanged.
 */
final class Csv {

    private final StringBuilder text = new StringBuilder();
    private final int columns;

    /** Returns a table with all its columns. */
    static String of(ReportTable table, Contest contest) {
        Csv csv = new Csv(table.columns().stream().map(ReportTable.Column::name).toArray(String[]::new));
        table.rows()
                .forEach(row ->
                        csv.add(row.stream().map(cell -> value(cell, contest)).toList()));
        return csv.text();
    }

    /** Returns the value of a cell for programs: a number, or a text. */
    static Object value(Cell cell, Contest contest) {
        if (cell instanceof Cell.Figure figure) {
            return figure.value();
        } else if (cell instanceof Cell.Millis millis) {
            return millis.millis();
        } else if (cell instanceof Cell.Text text) {
            return text.words();
        } else if (cell instanceof Cell.Exact exact) {
            return exact.digits();
        } else if (cell instanceof Cell.GamePoints points) {
            return points.parts().size() == 1
                    ? contest.game().exactPoints(points.parts().get(0))
                    : points.words(contest.game());
        } else if (cell instanceof Cell.Team team) {
            return contest.name(team.contestant());
        } else if (cell instanceof Cell.Teams teams) {
            return joined(teams.contestants().stream().map(contest::name).toList());
        } else if (cell instanceof Cell.Values list) {
            return joined(list.values());
        } else if (cell instanceof Cell.GameId game) {
            return game.id();
        } else if (cell instanceof Cell.SectionId section) {
            return section.id();
        } else if (cell instanceof Cell.Truth truth) {
            return truth.value() ? "yes" : "no";
        } else if (cell instanceof Cell.Result result) {
            return result.game().state().words();
        }
        return "";
    }

    private static String joined(List<?> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Begins a table with its header. */
    Csv(String... heads) {
        this.columns = heads.length;
        add(new ArrayList<>(List.of(heads)));
    }

    /** Adds a row with a cell for each column: numbers or texts. */
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
