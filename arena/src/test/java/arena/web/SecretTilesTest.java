package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A test that tiles of Acquire are shown only to their holder, with two people and two bots over a whole game. */
@Tag("slow")
@Timeout(240)
class SecretTilesTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final Pattern TILE = Pattern.compile("\\b(?:1[0-2]|[1-9])[A-I]\\b");
    private static final String ROWS = "ABCDEFGHI";
    private static final int WATCHER = 0;
    private static final int ANN = 1;
    private static final int BOB = 3;

    /** Fields that name a match or a seat, whose value may look like a tile by chance. */
    private static final Set<String> NAMES = Set.of("match", "page", "link", "qr", "name", "title");

    @TempDir
    private Path folder;

    /** A client of a seat, or a spectator, with the number of its answered prompts. */
    private static final class Listener implements AutoCloseable {

        private final int seat;
        private final Socket socket;
        private int answered;

        Listener(int seat, Socket socket) {
            this.seat = seat;
            this.socket = socket;
        }

        /** Answers the newest prompt, unless it is answered already. */
        boolean answers() {
            List<JsonNode> asked = heard().stream()
                    .filter(message -> message.path("kind").asString().equals("asked"))
                    .filter(message -> message.path("number").asInt() > answered)
                    .toList();
            if (asked.isEmpty()) {
                return false;
            }
            JsonNode newest = asked.get(asked.size() - 1);
            answered = newest.path("number").asInt();
            socket.say(answer(newest.path("choices").path("kinds")));
            return true;
        }

        List<JsonNode> heard() {
            return socket.heard().stream().map(MAPPER::readTree).toList();
        }

        boolean isOver() {
            return socket.hasHeard("over");
        }

        @Override
        public void close() {
            socket.close();
        }
    }

    /**
     * Returns the declaration of the end where that is offered, or else the first kind with the first value of each
     * field.
     */
    private static String answer(JsonNode kinds) {
        if (kinds.isEmpty()) {
            return "{\"chosen\":[]}";
        }
        JsonNode kind = StreamSupport.stream(kinds.spliterator(), false)
                .filter(one -> one.path("key").asString().equals("declare-end"))
                .findFirst()
                .orElse(kinds.get(0));
        Map<String, List<String>> values = new TreeMap<>();
        for (JsonNode part : kind.path("parts")) {
            JsonNode first =
                    part.has("alternatives") ? part.path("alternatives").get(0).path("value") : part.path("least");
            values.put(part.path("key").asString(), List.of(first.asString()));
        }
        return MAPPER.writeValueAsString(
                Map.of("chosen", List.of(Map.of("kind", kind.path("key").asString(), "values", values))));
    }

    @Test
    void tilesAreToldToTheirHolderAlone() {
        try (OpenSite site = OpenSite.in(folder)) {
            HttpResponse<String> begun = site.post(
                    "/api/v1/matches",
                    "{\"game\":\"acquire\",\"seats\":[\"human:Ann\",\"superbot:1\",\"human:Bob\",\"superbot:1\"],"
                            + "\"seed\":13,\"settings\":{\"rules\":\"classic\",\"move-time\":\"2m\"}}");
            assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
            JsonNode table = MAPPER.readTree(begun.body());
            String match = "/api/v1/matches/" + table.path("match").asString();
            try (Listener watcher = new Listener(WATCHER, Socket.open(site, match + "/live"));
                    Listener lobby = new Listener(WATCHER, Socket.open(site, "/api/v1/live"));
                    Listener ann = new Listener(ANN, Socket.open(site, live(table, ANN)));
                    Listener bob = new Listener(BOB, Socket.open(site, live(table, BOB)))) {
                while (!ann.isOver() || !bob.isOver()) {
                    await().atMost(PATIENCE)
                            .until(() -> ann.answers() || bob.answers() || (ann.isOver() && bob.isOver()));
                }
                await().atMost(PATIENCE).until(watcher::isOver);
                List<JsonNode> truth = refereesMoves(site, match);
                assertThat(ann.answered).isGreaterThan(20);
                assertThat(bob.answered).isGreaterThan(20);
                for (Listener one : List.of(watcher, lobby, ann, bob)) {
                    assertThat(leakedTiles(one.heard(), one.seat, truth))
                            .as("told to seat " + one.seat)
                            .isEmpty();
                }
                // The same search finds the tiles of others where they may be seen: in the referee's moves.
                for (int seat : List.of(WATCHER, ANN, BOB)) {
                    assertThat(leakedTiles(
                                    List.of(MAPPER.createObjectNode().set("moves", MAPPER.valueToTree(truth))),
                                    seat,
                                    truth))
                            .isNotEmpty();
                    assertThat(leakedTiles(bob.heard(), seat, truth).isEmpty()).isEqualTo(seat == BOB);
                }
            }
        }
    }

    private static String live(JsonNode table, int seat) {
        return "/api/v1/seats/"
                + table.path("seats").get(seat - 1).path("link").asString().substring("/seat/".length()) + "/live";
    }

    private static List<JsonNode> refereesMoves(OpenSite site, String match) {
        List<JsonNode> moves = new ArrayList<>();
        JsonNode page;
        do {
            page = MAPPER.readTree(
                    site.get(match + "/moves?as=referee&from=" + moves.size()).body());
            page.path("moves").forEach(moves::add);
        } while (!page.path("moves").isEmpty());
        assertThat(page.path("over").asBoolean()).isTrue();
        return moves;
    }

    /** Returns each tile that a viewer was told before it lay on the board and that it never held. */
    private static List<String> leakedTiles(List<JsonNode> messages, int seat, List<JsonNode> truth) {
        List<String> found = new ArrayList<>();
        int at = 0;
        for (JsonNode message : messages) {
            for (JsonNode move : message.path("moves").isArray() ? message.path("moves") : MAPPER.createArrayNode()) {
                at = Math.max(at, move.path("at").asInt());
                look(move, "move " + at, allowed(seat, truth, move.path("at").asInt()), found);
            }
            if (!message.path("moves").isArray()) {
                // A prompt and a board in the lobby may arrive before the moves that led to them.
                int told = Math.max(at + 1, lastWith(message.path("scene").path("rows"), truth));
                look(message, message.path("kind").asString(), allowed(seat, truth, told), found);
            }
        }
        return found;
    }

    /** Returns the last move after which the board is as given. */
    private static int lastWith(JsonNode rows, List<JsonNode> truth) {
        for (int move = truth.size() - 1; move >= 0; move--) {
            if (truth.get(move).path("scene").path("rows").equals(rows)) {
                return move;
            }
        }
        return 0;
    }

    private static void look(JsonNode told, String where, Set<String> allowed, List<String> found) {
        Set<String> tiles = new TreeSet<>();
        addTiles(told, tiles);
        tiles.removeAll(allowed);
        tiles.forEach(tile -> found.add(where + ": " + tile));
    }

    /** Returns the tiles that lie on the board after a move, are placed in it, or have been in the seat's own hand. */
    private static Set<String> allowed(int seat, List<JsonNode> truth, int at) {
        Set<String> allowed = new HashSet<>();
        for (int move = 0; move <= Math.min(at, truth.size() - 1); move++) {
            JsonNode scene = truth.get(move).path("scene");
            addBoard(scene.path("rows"), allowed);
            addTiles(scene.path("tile"), allowed);
            for (JsonNode player : scene.path("players")) {
                if (player.path("number").asInt() == seat) {
                    addTiles(player.path("hand"), allowed);
                }
            }
            for (JsonNode event : truth.get(move).path("what").path("happened")) {
                boolean isPublic = Set.of("TilePlaced", "HandSetAside", "PlacedFirst")
                        .contains(event.path("type").asString());
                if (isPublic || event.path("player").asInt() == seat) {
                    addTiles(event, allowed);
                }
            }
        }
        return allowed;
    }

    private static void addBoard(JsonNode rows, Set<String> tiles) {
        for (int row = 0; row < rows.size(); row++) {
            String letters = rows.get(row).asString();
            for (int column = 0; column < letters.length(); column++) {
                if (".xX".indexOf(letters.charAt(column)) < 0) {
                    tiles.add((column + 1) + ROWS.substring(row, row + 1));
                }
            }
        }
    }

    private static void addTiles(JsonNode node, Set<String> tiles) {
        if (node.has("column") && node.has("row")) {
            int row = node.path("row").asInt();
            tiles.add(node.path("column").asInt() + ROWS.substring(row, row + 1));
        }
        if (node.isString()) {
            Matcher matcher = TILE.matcher(node.asString());
            while (matcher.find()) {
                tiles.add(matcher.group());
            }
        }
        if (node.isObject()) {
            node.properties().stream()
                    .filter(property -> !NAMES.contains(property.getKey()))
                    .forEach(property -> addTiles(property.getValue(), tiles));
        } else {
            node.forEach(inner -> addTiles(inner, tiles));
        }
    }
}
