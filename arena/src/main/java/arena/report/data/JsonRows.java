package arena.report.data;

import arena.contest.Contest;
import arena.report.Cell;
import arena.report.ReportTable;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The rows of a table as JSON: an object for each row, with a field for each column. */
final class JsonRows {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonRows() {}

    static ArrayNode of(ReportTable table, Contest contest) {
        ArrayNode rows = NODES.arrayNode();
        for (List<Cell> cells : table.rows()) {
            ObjectNode row = rows.addObject();
            for (int column = 0; column < cells.size(); column++) {
                put(row, table.columns().get(column).field(), cells.get(column), contest);
            }
        }
        return rows;
    }

    private static void put(ObjectNode row, String field, Cell cell, Contest contest) {
        if (cell instanceof Cell.Figure figure) {
            put(row, field, figure.value());
        } else if (cell instanceof Cell.GamePoints points && points.parts().size() == 1) {
            row.set(field, points(points.parts(), contest).get(0));
        } else if (cell instanceof Cell.Millis millis) {
            row.put(field, millis.millis());
        } else if (cell instanceof Cell.Truth truth) {
            row.put(field, truth.value());
        } else if (cell instanceof Cell.Nothing) {
            row.putNull(field);
        } else if (cell instanceof Cell.Values list) {
            ArrayNode values = row.putArray(field);
            list.values().forEach(value -> values.add(String.valueOf(value)));
        } else if (cell instanceof Cell.Teams teams) {
            ArrayNode names = row.putArray(field);
            teams.contestants().forEach(one -> names.add(contest.name(one)));
        } else {
            row.put(field, String.valueOf(Csv.value(cell, contest)));
        }
    }

    /** Returns points of the game as numbers. */
    static ArrayNode points(List<Long> parts, Contest contest) {
        ArrayNode points = NODES.arrayNode();
        parts.forEach(part -> points.add(contest.game().exactPoints(part)));
        return points;
    }

    private static void put(ObjectNode row, String field, Number value) {
        if (value instanceof Double real) {
            row.put(field, real.doubleValue());
        } else {
            row.put(field, value.longValue());
        }
    }
}
