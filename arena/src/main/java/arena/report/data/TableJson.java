package arena.report.data;

import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ReportTable;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a report's table: its columns, and an object for each row with a field for each column. */
final class TableJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TableJson() {}

    static ArrayNode columns(ReportTable table) {
        ArrayNode columns = NODES.arrayNode();
        table.columns()
                .forEach(column -> columns.addObject()
                        .put("name", column.field())
                        .put("title", column.title())
                        .put("number", column.number()));
        return columns;
    }

    static List<ObjectNode> rows(ReportTable table, ContestAccount account) {
        return table.rows().stream().map(row -> row(table, row, account)).toList();
    }

    private static ObjectNode row(ReportTable table, List<Cell> cells, ContestAccount account) {
        ObjectNode row = NODES.objectNode();
        IntStream.range(0, cells.size())
                .forEach(column -> put(row, table.columns().get(column).field(), cells.get(column), account));
        return row;
    }

    /** Adds a value; an empty cell has no field. */
    private static void put(ObjectNode row, String field, Cell cell, ContestAccount account) {
        if (cell instanceof Cell.Figure figure && figure.value() instanceof Double real) {
            row.put(field, real.doubleValue());
        } else if (cell instanceof Cell.Figure figure) {
            row.put(field, figure.value().longValue());
        } else if (cell instanceof Cell.GamePoints points) {
            ArrayNode parts = NODES.arrayNode();
            points.parts().forEach(part -> parts.add(account.contest().game().exactPoints(part)));
            row.set(field, parts.size() == 1 ? parts.get(0) : parts);
        } else if (cell instanceof Cell.Exact exact) {
            row.put(field, exact.digits());
        } else if (cell instanceof Cell.Millis millis) {
            row.put(field, millis.millis());
        } else if (cell instanceof Cell.Text text) {
            row.put(field, text.words());
        } else if (cell instanceof Cell.Team team) {
            row.put(field, account.name(team.contestant()));
        } else if (cell instanceof Cell.Earned earned) {
            row.put(field, earned.words(account.contest().game()));
        } else if (!(cell instanceof Cell.Nothing)) {
            throw new IllegalArgumentException("no cell of a table in a document: " + cell);
        }
    }
}
