package arena.report.data;

import arena.tournament.Wording;
import arena.tournament.format.Section;
import arena.tournament.format.StandingRow;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of sentences that pages translate: the key of each sentence and its values. */
final class WordingJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private WordingJson() {}

    /** Adds the reasons of a row's place, as keys that pages translate. */
    static void say(ObjectNode node, StandingRow row) {
        ArrayNode reasons = node.putArray("reasons");
        row.reasons().forEach(reason -> reasons.add(said(reason)));
        row.prospect().ifPresent(prospect -> node.set("prospect", said(prospect)));
    }

    /** Adds the names of a section, as keys that pages translate. */
    static void say(ObjectNode node, Section section) {
        node.set("stageName", said(section.stageName()));
        node.set("titleName", said(section.titleName()));
    }

    /** Returns a sentence for translation: its key and its values. */
    static JsonNode said(Object part) {
        if (part instanceof Wording wording) {
            ObjectNode node = NODES.objectNode().put("key", wording.key());
            ObjectNode values = node.putObject("values");
            wording.values().forEach((name, value) -> values.set(name, said(value)));
            return node;
        }
        if (part instanceof List<?> list) {
            ArrayNode several = NODES.arrayNode();
            list.forEach(one -> several.add(said(one)));
            return several;
        }
        return NODES.stringNode(part.toString());
    }
}
