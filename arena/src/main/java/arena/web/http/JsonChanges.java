package arena.web.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The changes from one JSON document to another, as RFC 7396 (JSON Merge Patch) writes them: a new or different member
 * has its value, a removed one null. Where that RFC repeats the whole list, a list of objects with names is sent row by
 * row: {@code {"$by": "team", "$order": ["B", "A"], "$rows": {"A": {"points": 3}}}}, where {@code $order} is left out
 * if the names and their order are the same. Documents must not contain null.
 */
final class JsonChanges {

    /** The member {@code arena/api.js} reads. */
    private static final String BY = "$by";

    private static final List<String> NAMES = List.of("id", "team", "name", "key");

    private JsonChanges() {}

    static ObjectNode between(ObjectNode before, ObjectNode after) {
        ObjectNode changes = JsonNodeFactory.instance.objectNode();
        after.properties().forEach(member -> {
            JsonNode known = before.get(member.getKey());
            if (!member.getValue().equals(known)) {
                changes.set(member.getKey(), known == null ? member.getValue() : of(known, member.getValue()));
            }
        });
        before.propertyNames().stream().filter(name -> !after.has(name)).forEach(changes::putNull);
        return changes;
    }

    /** Returns the change from one value to a different one. */
    private static JsonNode of(JsonNode before, JsonNode after) {
        if (before instanceof ObjectNode earlier && after instanceof ObjectNode later) {
            return between(earlier, later);
        }
        if (before instanceof ArrayNode earlier && after instanceof ArrayNode later) {
            for (String key : NAMES) {
                Optional<Map<String, ObjectNode>> from = rows(earlier, key);
                Optional<Map<String, ObjectNode>> to = rows(later, key);
                if (from.isPresent() && to.isPresent()) {
                    return rows(key, from.get(), to.get());
                }
            }
        }
        return after;
    }

    private static ObjectNode rows(String key, Map<String, ObjectNode> before, Map<String, ObjectNode> after) {
        ObjectNode changes = JsonNodeFactory.instance.objectNode().put(BY, key);
        if (!List.copyOf(before.keySet()).equals(List.copyOf(after.keySet()))) {
            ArrayNode order = changes.putArray("$order");
            after.keySet().forEach(order::add);
        }
        ObjectNode rows = changes.putObject("$rows");
        after.forEach((name, row) -> {
            ObjectNode known = before.get(name);
            if (!row.equals(known)) {
                rows.set(name, known == null ? row : between(known, row));
            }
        });
        return changes;
    }

    /** Returns the rows of a list by their names; empty if a name is missing or repeated. */
    private static Optional<Map<String, ObjectNode>> rows(ArrayNode list, String key) {
        Map<String, ObjectNode> rows = new LinkedHashMap<>();
        for (JsonNode one : list) {
            if (!(one instanceof ObjectNode row) || !row.path(key).isString()) {
                return Optional.empty();
            }
            rows.put(row.path(key).asString(), row);
        }
        return rows.size() == list.size() && !rows.isEmpty() ? Optional.of(rows) : Optional.empty();
    }
}
