package arena.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class DocumentRevisionsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"a":1,"b":2} | {"a":1,"b":3} | {"b":3}
            {"a":1,"b":2} | {"a":1} | {"b":null}
            {"a":{"x":1,"y":2}} | {"a":{"x":1,"y":3,"z":4}} | {"a":{"y":3,"z":4}}
            {"a":[1,2]} | {"a":[1,3]} | {"a":[1,3]}
            {"a":[]} | {"a":[{"id":"x"}]} | {"a":[{"id":"x"}]}
            {"a":[{"id":"x"}]} | {"a":[]} | {"a":[]}
            {"a":[{"id":"x"},{"id":"x"}]} | {"a":[{"id":"x"}]} | {"a":[{"id":"x"}]}
            {"a":[{"id":"x","n":1}]} | {"a":[{"id":"x","n":2}]} | {"a":{"$by":"id","$rows":{"x":{"n":2}}}}
            {"a":1} | {"a":{"b":1}} | {"a":{"b":1}}
            {"a":{"b":1}} | {"a":[1]} | {"a":[1]}
            """)
    void changesAreAsSmallAsTheirRowsAndLeadFromOneDocumentToTheOther(String before, String after, String changes) {
        ObjectNode from = read(before);
        ObjectNode to = read(after);
        ObjectNode told = DocumentRevisions.JsonChanges.between(from, to);
        assertThat(told).isEqualTo(read(changes));
        assertThat(patched(Optional.of(from), told)).isEqualTo(to);
    }

    @Test
    void newRowsAreSentCompletelyWithTheirOrder() {
        ObjectNode from = read("{\"a\":[{\"id\":\"x\"},{\"id\":\"y\"}]}");
        ObjectNode to = read("{\"a\":[{\"id\":\"z\",\"n\":1},{\"id\":\"x\"}]}");
        ObjectNode told = DocumentRevisions.JsonChanges.between(from, to);
        assertThat(told.path("a"))
                .hasToString("{\"$by\":\"id\",\"$order\":[\"z\",\"x\"],\"$rows\":{\"z\":{\"id\":\"z\",\"n\":1}}}");
        assertThat(patched(Optional.of(from), told)).isEqualTo(to);
    }

    @Test
    void aPageReceivesTheChangesSinceAKnownRevisionOrElseTheWholeDocument() {
        DocumentRevisions revisions = new DocumentRevisions();
        List<ObjectNode> documents = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            documents.add(read("{\"name\":\"Cup\",\"done\":" + number + "}"));
        }
        ObjectNode first = read(revisions.answer(1, () -> documents.get(1), Optional.empty()));
        assertThat(first.path("done").asInt()).isEqualTo(1);
        Optional<String> revision = Optional.of(first.path("revision").asString());
        ObjectNode second = read(revisions.answer(2, () -> documents.get(2), revision));
        assertThat(second.propertyNames()).containsExactly("revision", "since", "changes");
        assertThat(patched(Optional.of(first), second.path("changes")))
                .isEqualTo(read(revisions.answer(2, () -> documents.get(2), Optional.empty())));
        assertThat(read(revisions.answer(2, () -> documents.get(2), Optional.of("unknown")))
                        .has("name"))
                .isTrue();
        for (int number = 3; number < 6; number++) {
            ObjectNode document = documents.get(number);
            revisions.answer(number, () -> document, Optional.empty());
        }
        assertThat(read(revisions.answer(5, () -> documents.get(5), revision))
                        .path("done")
                        .asInt())
                .as("a revision that is too old")
                .isEqualTo(5);
    }

    private static ObjectNode read(String text) {
        return (ObjectNode) JsonMapper.shared().readTree(text);
    }

    /** Returns a document after changes, as {@code arena/api.js} applies them. */
    private static JsonNode patched(Optional<JsonNode> before, JsonNode changes) {
        if (!(changes instanceof ObjectNode)) {
            return changes;
        }
        if (changes.has("$by")) {
            TreeMap<String, JsonNode> known = new TreeMap<>();
            List<String> order = new ArrayList<>();
            for (JsonNode row : before.orElseThrow()) {
                String name = row.path(changes.path("$by").asString()).asString();
                known.put(name, row);
                order.add(name);
            }
            if (changes.has("$order")) {
                order.clear();
                changes.path("$order").forEach(name -> order.add(name.asString()));
            }
            ArrayNode rows = JsonNodeFactory.instance.arrayNode();
            for (String name : order) {
                JsonNode row = changes.path("$rows").get(name);
                Optional<JsonNode> old = Optional.ofNullable(known.get(name));
                rows.add(row == null ? old.orElseThrow() : patched(old, row));
            }
            return rows;
        }
        ObjectNode after = before.filter(ObjectNode.class::isInstance)
                .map(node -> ((ObjectNode) node).deepCopy())
                .orElseGet(JsonNodeFactory.instance::objectNode);
        changes.properties().forEach(member -> {
            if (member.getValue().isNull()) {
                after.remove(member.getKey());
            } else {
                after.set(member.getKey(), patched(Optional.ofNullable(after.get(member.getKey())), member.getValue()));
            }
        });
        return after;
    }
}
