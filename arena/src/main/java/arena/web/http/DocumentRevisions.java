package arena.web.http;

import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The last revisions of a document that many pages follow. A page that names a known revision receives the changes
 * since then; any other page receives the whole document. Each text is made once for all pages. The class is
 * thread-safe.
 */
public final class DocumentRevisions {

    /** A page asks again within a second of a change; only a page that was disconnected has an older revision. */
    private static final int KEPT = 4;

    private final String edition = HexFormat.of().toHexDigits(new SecureRandom().nextInt());
    private final Deque<Revision> last = new ArrayDeque<>();
    private final Map<String, String> changes = new HashMap<>();

    private record Revision(long number, String name, ObjectNode document, String text) {}

    /** The changes from one revision to another, as sent to a page. */
    private record RevisionChanges(String revision, String since, ObjectNode changes) {}

    /**
     * Returns the document, or its changes.
     *
     * @param number of the current revision; grows with each change
     * @param document makes the document if the current revision is not known
     * @param since the revision of the page; empty if it has none
     */
    public synchronized String answer(long number, Supplier<ObjectNode> document, Optional<String> since) {
        Revision now = current(number, document);
        return since.flatMap(name ->
                        last.stream().filter(one -> one.name().equals(name)).findFirst())
                .map(before -> changes.computeIfAbsent(before.name(), name -> changes(before, now)))
                .orElse(now.text());
    }

    private Revision current(long number, Supplier<ObjectNode> document) {
        if (last.isEmpty() || last.getLast().number() < number) {
            String name = edition + "-" + number;
            ObjectNode made = document.get().put("revision", name);
            last.addLast(new Revision(number, name, made, made.toString()));
            changes.clear();
            if (last.size() > KEPT) {
                last.removeFirst();
            }
        }
        return last.getLast();
    }

    private static String changes(Revision before, Revision now) {
        return Json.text(
                new RevisionChanges(now.name(), before.name(), JsonChanges.between(before.document(), now.document())));
    }

    /**
     * The changes from one JSON document to another, as RFC 7396 (JSON Merge Patch) writes them: a new or different
     * member has its value, a removed one null. Where that RFC repeats the whole list, a list of objects with names is
     * sent row by row: {@code {"$by": "team", "$order": ["B", "A"], "$rows": {"A": {"points": 3}}}}, where {@code
     * $order} is left out if the names and their order are the same. Documents must not contain null.
     */
    static final class JsonChanges {

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
}
