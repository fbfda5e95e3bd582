package arena.report.text;

import arena.record.Printable;
import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ReportTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table with headings and numbers aligned to the right; if it is wider than the terminal, its widest column is cut.
 */
final class TextTable {

    private static final String GAP = "  ";
    private static final int LEAST_CUT = 6;

    private final List<String> heads;
    private final List<List<String>> rows = new ArrayList<>();

    /** Begins a table; a heading that begins with {@code >} is that of a column of numbers. */
    TextTable(String... heads) {
        this.heads = List.of(heads);
    }

    /** Returns a table with all its columns. */
    static TextTable of(ContestAccount account, ReportTable table) {
        TextTable text = new TextTable(table.columns().stream()
                .map(column -> (column.number() ? ">" : "") + column.title().toUpperCase(Locale.ROOT))
                .toArray(String[]::new));
        table.rows()
                .forEach(row ->
                        text.add(row.stream().map(cell -> words(account, cell)).toArray()));
        return text;
    }

    private static Object words(ContestAccount account, Cell cell) {
        if (cell instanceof Cell.Team team) {
            return account.marked(team.contestant());
        } else if (cell instanceof Cell.Teams teams) {
            return teams.contestants().stream().map(account::name).collect(Collectors.joining(" - "));
        } else if (cell instanceof Cell.Figure figure) {
            return figure.value();
        } else if (cell instanceof Cell.Exact exact) {
            return exact.digits();
        } else if (cell instanceof Cell.Text text) {
            return text.words();
        } else if (cell instanceof Cell.GameId game) {
            return game.id();
        } else if (cell instanceof Cell.Earned earned) {
            return earned.words(account.contest().game());
        } else if (cell instanceof Cell.Nothing nothing) {
            return nothing.words();
        }
        throw new IllegalArgumentException("no terminal shows " + cell);
    }

    /** Adds a row; missing cells at its end are empty. */
    void add(Object... cells) {
        List<String> row = new ArrayList<>();
        for (int column = 0; column < heads.size(); column++) {
            row.add(column < cells.length ? Printable.of(String.valueOf(cells[column])) : "");
        }
        rows.add(row);
    }

    /** Returns whether it has no rows. */
    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Returns the headings and a line for each row, if possible none wider than the width. */
    List<String> lines(int width) {
        List<Integer> widths = new ArrayList<>(
                IntStream.range(0, heads.size()).mapToObj(this::widest).toList());
        int over = width() - width;
        if (over > 0) {
            int widest = widths.indexOf(
                    widths.stream().mapToInt(Integer::intValue).max().orElse(0));
            widths.set(widest, Math.max(LEAST_CUT, widths.get(widest) - over));
        }
        List<String> lines =
                new ArrayList<>(List.of(line(heads.stream().map(TextTable::word).toList(), widths)));
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    /** Returns the width with nothing cut. */
    int width() {
        return IntStream.range(0, heads.size()).map(this::widest).sum() + GAP.length() * (heads.size() - 1);
    }

    private int widest(int column) {
        return Math.max(
                word(heads.get(column)).length(),
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0));
    }

    private static String word(String head) {
        return isNumber(head) ? head.substring(1) : head;
    }

    private static boolean isNumber(String head) {
        return head.startsWith(">");
    }

    private String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = Printable.of(cells.get(column), widths.get(column));
            String space = " ".repeat(widths.get(column) - cell.length());
            line.append(column == 0 ? "" : GAP).append(isNumber(heads.get(column)) ? space + cell : cell + space);
        }
        return line.toString().stripTrailing();
    }
}
