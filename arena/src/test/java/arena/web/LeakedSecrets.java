package arena.web;

import arena.game.Viewpoint;
import arena.record.Replay;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A search of received texts for the cells of kings that are hidden from a watcher. */
final class LeakedSecrets {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private LeakedSecrets() {}

    /**
     * Returns each mention of a king that is still hidden from a watcher, and of anything else that a watcher may not
     * know.
     */
    static List<String> in(List<String> texts, Replay<?, ?, ?> replay) {
        Set<String> open = new TreeSet<>();
        for (int frame = 0; frame < replay.size(); frame++) {
            replay.scene(frame, new Viewpoint.Spectator())
                    .ifPresent(scene -> addKings(MAPPER.valueToTree(scene.values()), open));
        }
        Set<String> told = new TreeSet<>();
        texts.forEach(text -> search(MAPPER.readTree(text), told));
        told.removeAll(open);
        return List.copyOf(told);
    }

    /** Returns each mention of the king of a player, as in {@link #in}. */
    static List<String> kingsOf(int player, List<String> texts) {
        Set<String> told = new TreeSet<>();
        texts.forEach(text -> search(MAPPER.readTree(text), told));
        return told.stream()
                .filter(words -> words.contains("king of " + player + " "))
                .toList();
    }

    private static void search(JsonNode node, Set<String> told) {
        if (node.has("players") && node.has("coins")) {
            addKings(node, told);
        }
        if (node.has("kind")
                && node.has("player")
                && node.path("kind").asString().equals("KING")
                && node.has("cell")) {
            told.add("king move to " + node.path("cell"));
        }
        if (node.has("shown") && node.path("shown").asString().matches("[KS] .*")) {
            told.add("order " + node.path("shown").asString());
        }
        if (node.has("code")) {
            told.add("a code");
        }
        if (node.has("seed") && !node.path("over").asBoolean()) {
            told.add("a seed");
        }
        node.forEach(inner -> search(inner, told));
    }

    private static void addKings(JsonNode scene, Set<String> kings) {
        for (JsonNode player : scene.path("players")) {
            if (player.has("king") && !player.path("kingShown").asBoolean()) {
                kings.add("turn " + scene.path("turn") + ": king of " + player.path("number") + " on "
                        + player.path("king"));
            }
        }
    }
}
