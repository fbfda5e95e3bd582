package arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table of a report, independent of its output: terminals, pages, CSV and JSON pick the columns that they show, and
 * write each {@link Cell} in their own way.
 *
 * @param rows a cell for each column
 */
public record ReportTable(List<Column> columns, List<List<Cell>> rows) {

    private static final Pattern NEXT_WORD = Pattern.compile("_([a-z])");

    public ReportTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /**
     * A column.
     *
     * @param name for programs: lower case with underscores, its unit last
     * @param title for people
     * @param number whether its cells are aligned to the right
     */
    public record Column(String name, String title, boolean number) {

        /** Returns its name in JSON, in camel case. */
        public String field() {
            return NEXT_WORD
                    .matcher(name.replaceFirst("_ms$", "_millis"))
                    .replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
        }
    }

    /**
     * The columns of a table, each with the function that makes its cells, defined once for all outputs.
     *
     * @param <R> the type of a row
     */
    public static final class Columns<R> {
        private final List<Column> columns = new ArrayList<>();
        private final List<Function<R, Cell>> cells = new ArrayList<>();

        /** Adds a column that is aligned to the left. */
        public Columns<R> left(String name, String title, Function<R, Cell> cell) {
            return add(new Column(name, title, false), cell);
        }

        /** Adds a column that is aligned to the right. */
        public Columns<R> right(String name, String title, Function<R, Cell> cell) {
            return add(new Column(name, title, true), cell);
        }

        /** Adds a column of texts. */
        public Columns<R> text(String name, String title, Function<R, String> words) {
            return left(name, title, row -> new Cell.Text(words.apply(row)));
        }

        /** Adds a column of numbers. */
        public Columns<R> figure(String name, String title, Function<R, Number> value) {
            return right(name, title, row -> new Cell.Figure(value.apply(row)));
        }

        private Columns<R> add(Column column, Function<R, Cell> cell) {
            columns.add(column);
            cells.add(cell);
            return this;
        }

        /** Returns the table of some rows. */
        public ReportTable of(Stream<R> rows) {
            return new ReportTable(
                    columns,
                    rows.map(row -> cells.stream().map(cell -> cell.apply(row)).toList())
                            .toList());
        }
    }

    /** Returns the table with some of its columns, in this order. */
    public ReportTable only(String... names) {
        List<Integer> picked = Stream.of(names).map(this::index).toList();
        return new ReportTable(
                picked.stream().map(columns::get).toList(),
                rows.stream().map(row -> picked.stream().map(row::get).toList()).toList());
    }

    /** Returns the table without a column. */
    public ReportTable without(String name) {
        return only(columns.stream()
                .map(Column::name)
                .filter(other -> !other.equals(name))
                .toArray(String[]::new));
    }

    /** Returns the table with the columns of another table of the same rows behind its own. */
    public ReportTable beside(ReportTable other) {
        return new ReportTable(
                Stream.concat(columns.stream(), other.columns.stream()).toList(),
                IntStream.range(0, rows.size())
                        .mapToObj(row -> Stream.concat(rows.get(row).stream(), other.rows.get(row).stream())
                                .toList())
                        .toList());
    }

    private int index(String name) {
        return IntStream.range(0, columns.size())
                .filter(index -> columns.get(index).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no column " + name + " among " + columns));
    }
}
