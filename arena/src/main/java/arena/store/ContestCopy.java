package arena.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * All rows of one contest, for a copy in another database. Both databases have the same tables with the same types.
 *
 * @param tables the rows of each table, in the order of {@link #TABLES}; a row has the value of each column
 */
record ContestCopy(List<List<Map<String, Object>>> tables) {

    /** The tables with rows of contests, each after the tables that it refers to. */
    static final List<String> TABLES = List.of(
            "contest",
            "contestant",
            "happening",
            "attempt",
            "ended",
            "seat_end",
            "decision",
            "decision_detail",
            "link",
            "end_trouble",
            "end_machine",
            "seat_figure");

    /** Reads the rows; to be called in a transaction that sees one moment. */
    static ContestCopy of(Handle handle, String contest) {
        return new ContestCopy(TABLES.stream()
                .map(table -> handle.createQuery("select * from <table> where <key> = :contest")
                        .define("table", table)
                        .define("key", table.equals("contest") ? "id" : "contest")
                        .bind("contest", contest)
                        .mapToMap()
                        .list())
                .toList());
    }

    /** Enters the rows. */
    void enter(Handle handle) {
        for (int index = 0; index < TABLES.size(); index++) {
            for (Map<String, Object> row : tables.get(index)) {
                TreeMap<String, Object> columns = new TreeMap<>(row);
                handle.createUpdate("insert into <table> (<columns>) values (<values>)")
                        .define("table", TABLES.get(index))
                        .define("columns", String.join(", ", columns.keySet()))
                        .define(
                                "values",
                                columns.keySet().stream().map(":"::concat).collect(Collectors.joining(", ")))
                        .bindMap(columns)
                        .execute();
            }
        }
    }
}
