package arena.web.contest;

import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ReportTable;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The JSON of a report's table: its columns, and for each row a value for each column. */
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

    static ArrayNode cells(List<Cell> row, ContestAccount account) {
        ArrayNode cells = NODES.arrayNode();
        row.forEach(cell -> add(cells, cell, account));
        return cells;
    }

    private static void add(ArrayNode cells, Cell cell, ContestAccount account) {
        if (cell instanceof Cell.Figure figure) {
            cells.add(String.valueOf(figure.value()));
        } else if (cell instanceof Cell.Exact exact) {
            cells.add(exact.digits());
        } else if (cell instanceof Cell.Text text) {
            cells.add(text.words());
        } else if (cell instanceof Cell.Team team) {
            cells.addObject().put("team", account.name(team.contestant()));
        } else if (cell instanceof Cell.Earned earned) {
            cells.add(earned.words(account.contest().game()));
        } else if (cell instanceof Cell.Nothing nothing) {
            cells.add(nothing.words());
        } else {
            throw new IllegalArgumentException("no cell of a table on a page: " + cell);
        }
    }
}
