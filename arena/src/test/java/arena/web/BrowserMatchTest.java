package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of people who play in a browser, alone against the super bot and two at a table, and of their links. */
class BrowserMatchTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String ALONE =
            "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"],\"seed\":5}";

    @TempDir
    private static Path folder;

    private static OpenSite site;

    @BeforeAll
    static void open() {
        site = OpenSite.in(folder);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    private static JsonNode begin(String json) {
        HttpResponse<String> begun = site.post("/api/v1/matches", json);
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return MAPPER.readTree(begun.body());
    }

    private static String token(JsonNode begun, int seat) {
        return begun.path("seats").get(seat - 1).path("link").asString().substring("/seat/".length());
    }

    private static Optional<JsonNode> last(Socket socket, String kind) {
        return socket.heard().stream()
                .map(MAPPER::readTree)
                .filter(event -> event.path("kind").asString().equals(kind))
                .reduce((before, after) -> after);
    }

    /** Returns the first choice of the first kind, with the first value of each of its fields. */
    private static String firstChoice(JsonNode asked) {
        JsonNode kind = asked.path("choices").path("kinds").get(0);
        StringBuilder values = new StringBuilder();
        kind.path("parts")
                .forEach(part -> values.append(values.isEmpty() ? "" : ",")
                        .append('"')
                        .append(part.path("key").asString())
                        .append("\":[\"")
                        .append(part.path("alternatives").get(0).path("value").asString())
                        .append("\"]"));
        return "{\"chosen\":{\"kind\":\"" + kind.path("key").asString() + "\",\"values\":{" + values + "}}}";
    }

    private static int moves(Socket socket, int number) {
        return (int) socket.heard().stream()
                .filter(text -> text.startsWith("{\"kind\":\"asked\",\"number\":" + number + ","))
                .count();
    }

    @Test
    void aPersonAnswersByChoosingIsCorrectedGetsAHintAndGivesUp() {
        JsonNode begun = begin(ALONE);
        String match = begun.path("match").asString();
        try (Socket socket = Socket.open(site, "/api/v1/seats/" + token(begun, 1) + "/live")) {
            await().atMost(PATIENCE).until(() -> socket.hasHeard("asked"));
            JsonNode asked = last(socket, "asked").orElseThrow();
            assertThat(asked.path("turn").asBoolean()).isTrue();
            assertThat(asked.path("scene").has("players")).isTrue();
            assertThat(asked.has("limitMillis")).isFalse();
            socket.say("{\"order\":\"K 77\"}");
            await().atMost(PATIENCE).until(() -> socket.hasHeard("told"));
            assertThat(last(socket, "told").orElseThrow().path("refused").asBoolean())
                    .isTrue();
            socket.say("{\"hint\":true}");
            await().atMost(PATIENCE).until(() -> socket.hasHeard("hint"));
            assertThat(last(socket, "hint").orElseThrow().path("order").asString())
                    .matches("K [0-9]+");
            socket.say(firstChoice(asked));
            await().atMost(PATIENCE).until(() -> moves(socket, 2) == 1);
            assertThat(last(socket, "told").orElseThrow().path("code").asInt()).isZero();
            socket.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> socket.hasHeard("over"));
        }
        JsonNode head = MAPPER.readTree(site.get("/api/v1/matches/" + match).body());
        assertThat(head.path("standings").get(0).path("seat").asInt()).isEqualTo(2);
        assertThat(head.path("seats").get(0).path("kind").asString()).isEqualTo("person");
    }

    @Test
    void aPersonThatReturnsWithTheSameLinkIsPromptedAgain() {
        JsonNode begun = begin(ALONE);
        String live = "/api/v1/seats/" + token(begun, 1) + "/live";
        try (Socket lost = Socket.open(site, live)) {
            await().atMost(PATIENCE).until(() -> lost.hasHeard("asked"));
        }
        try (Socket again = Socket.open(site, live)) {
            await().atMost(PATIENCE).until(() -> again.hasHeard("match") && again.hasHeard("asked"));
            again.say(firstChoice(last(again, "asked").orElseThrow()));
            await().atMost(PATIENCE).until(() -> moves(again, 2) == 1);
            again.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> again.hasHeard("over"));
        }
    }

    @Test
    void eachOfTwoPeopleSeesOnlyItsOwnSecret() {
        JsonNode begun = begin("{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"human:Bob\"],\"seed\":9}");
        String match = begun.path("match").asString();
        try (Socket ann = Socket.open(site, "/api/v1/seats/" + token(begun, 1) + "/live");
                Socket bob = Socket.open(site, "/api/v1/seats/" + token(begun, 2) + "/live");
                Socket watcher = Socket.open(site, "/api/v1/matches/" + match + "/live")) {
            for (int round = 1; round <= 3; round++) {
                int number = round;
                await().atMost(PATIENCE).until(() -> moves(ann, number) == 1);
                ann.say(firstChoice(last(ann, "asked").orElseThrow()));
                await().atMost(PATIENCE).until(() -> moves(bob, number) == 1);
                bob.say(firstChoice(last(bob, "asked").orElseThrow()));
            }
            await().atMost(PATIENCE).until(() -> moves(ann, 4) == 1);
            assertThat(LeakedSecrets.kingsOf(2, ann.heard())).isEmpty();
            assertThat(LeakedSecrets.kingsOf(1, ann.heard())).isNotEmpty();
            assertThat(LeakedSecrets.kingsOf(1, bob.heard())).isEmpty();
            assertThat(LeakedSecrets.kingsOf(1, watcher.heard())).isEmpty();
            assertThat(LeakedSecrets.kingsOf(2, watcher.heard())).isEmpty();
            assertThat(last(ann, "asked").orElseThrow().path("hints").asBoolean())
                    .isFalse();
            // The link of a seat shows only that seat.
            String path = site.address() + "/api/v1/matches/" + match + "/moves?as=";
            String key = "Bearer " + token(begun, 1);
            assertThat(site.send(HttpRequest.newBuilder(URI.create(path + "1")).header("Authorization", key))
                            .statusCode())
                    .isEqualTo(200);
            for (String other : List.of("2", "referee")) {
                assertThat(site.send(HttpRequest.newBuilder(URI.create(path + other))
                                        .header("Authorization", key))
                                .statusCode())
                        .isEqualTo(403);
            }
            for (String file : List.of("/seats/2/turns/1/input", "/seats/2/turns/1/output", "/estimates")) {
                assertThat(site.send(HttpRequest.newBuilder(
                                                URI.create(site.address() + "/api/v1/matches/" + match + file))
                                        .header("Authorization", key))
                                .statusCode())
                        .as(file)
                        .isEqualTo(403);
            }
            ann.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> bob.hasHeard("over"));
        }
    }

    @Test
    void aLinkIsLongIsDrawnForPhonesAndIsKeptAsADigestAlone() throws Exception {
        JsonNode begun = begin(ALONE);
        String token = token(begun, 1);
        assertThat(token).hasSizeGreaterThanOrEqualTo(32);
        assertThat(site.get("/api/v1/seats/" + token + "/qr.svg").body()).startsWith("<svg ");
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1))
                        .as(file.toString())
                        .doesNotContain(token);
            }
        }
        String changed = (token.charAt(0) == 'A' ? "B" : "A") + token.substring(1);
        assertThat(site.get("/api/v1/seats/" + changed).statusCode()).isEqualTo(404);
        assertThat(site.get("/api/v1/seats/" + token).body()).contains("\"state\":\"playing\"");
        try (Socket socket = Socket.open(site, "/api/v1/seats/" + token + "/live")) {
            await().atMost(PATIENCE).until(() -> socket.hasHeard("asked"));
            socket.say("{\"resign\":true}");
            await().atMost(PATIENCE).until(() -> socket.hasHeard("over"));
        }
    }

    private static HttpResponse<String> own(JsonNode begun, String key, String action, String json) {
        return site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/matches/"
                        + begun.path("match").asString() + "/seats/1/" + action))
                .header("X-Arena", "1")
                .header("Authorization", "Bearer " + key)
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    @Test
    void onlyTheHostMayReplaceALink() {
        JsonNode begun = begin(ALONE);
        String before = token(begun, 1);
        String key = begun.path("key").asString();
        assertThat(own(begun, before, "link", "{}").statusCode()).isEqualTo(403);
        assertThat(own(begun, "guessed", "link", "{}").statusCode()).isEqualTo(403);
        assertThat(own(begin(ALONE), key, "link", "{}").statusCode())
                .as("the key of another match")
                .isEqualTo(403);
        try (Socket lost = Socket.open(site, "/api/v1/seats/" + before + "/live")) {
            await().atMost(PATIENCE).until(() -> lost.hasHeard("asked"));

            JsonNode renewed = MAPPER.readTree(own(begun, key, "link", "{}").body());

            await().atMost(PATIENCE).until(lost::isClosed);
            assertThat(site.get("/api/v1/seats/" + before).statusCode()).isEqualTo(404);
            String moves = "/api/v1/matches/" + begun.path("match").asString() + "/moves?as=1";
            assertThat(withKey(moves, before).statusCode()).isEqualTo(403);
            String after = renewed.path("link").asString().substring("/seat/".length());
            assertThat(renewed.path("qr").asString()).contains(after);
            assertThat(withKey(moves, after).statusCode()).isEqualTo(200);
            try (Socket again = Socket.open(site, "/api/v1/seats/" + after + "/live")) {
                await().atMost(PATIENCE).until(() -> again.hasHeard("asked"));
                again.say("{\"resign\":true}");
                await().atMost(PATIENCE).until(() -> again.hasHeard("over"));
            }
        }
        assertThat(own(begun, key, "hand-over", "{\"to\":\"superbot:2\"}").body())
                .contains("is not played");
    }

    private static HttpResponse<String> withKey(String path, String key) {
        return site.send(
                HttpRequest.newBuilder(URI.create(site.address() + path)).header("Authorization", "Bearer " + key));
    }

    @Test
    void aPersonWhoDoesNotComeIsPlayedOnForByTheSuperBot() {
        JsonNode begun = begin("{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"],\"seed\":5,"
                + "\"settings\":{\"turn-limit\":\"6\"}}");
        String match = begun.path("match").asString();
        String key = begun.path("key").asString();
        try (Socket person = Socket.open(site, "/api/v1/seats/" + token(begun, 1) + "/live")) {
            await().atMost(PATIENCE).until(() -> person.hasHeard("asked"));
            assertThat(own(begun, key, "hand-over", "{\"to\":\"PythonBot\"}").statusCode())
                    .isEqualTo(400);
            HttpResponse<String> handed = own(begun, key, "hand-over", "{\"to\":\"superbot:2\"}");
            assertThat(handed.body()).contains("\"name\":\"superbot_2\"").doesNotContain("link");
            await().atMost(PATIENCE).until(() -> person.hasHeard("over"));
            assertThat(MAPPER.readTree(
                                    site.get("/api/v1/seats/" + token(begun, 1)).body())
                            .path("here")
                            .asBoolean())
                    .isFalse();
        }
        JsonNode moves =
                MAPPER.readTree(site.get("/api/v1/matches/" + match + "/moves").body());
        assertThat(moves.path("over").asBoolean()).isTrue();
        assertThat(moves.path("moves").toString()).contains("\"kind\":\"handed-over\"", "\"playedBy\":\"superbot_2\"");
        JsonNode lobby = MAPPER.readTree(site.get("/api/v1/matches").body());
        int counted = lobby.path("matches")
                .valueStream()
                .filter(one -> one.path("match").asString().equals(match))
                .findFirst()
                .orElseThrow()
                .path("moves")
                .asInt();
        assertThat(moves.path("moves").size() - 1)
                .as("the end is no move of its own")
                .isEqualTo(counted);
    }
}
