package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.replay.ReplayedMatch;
import arena.game.Viewpoint;
import arena.record.RecordFolder;
import arena.record.Replay;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of running matches and the events that spectators receive. */
class LiveMatchTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final JsonMapper MAPPER = JsonMapper.shared();

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

    private static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }

    private static String begin(String json) {
        HttpResponse<String> begun = site.post("/api/v1/matches", json);
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return read(begun.body()).path("match").asString();
    }

    private static Replay<?, ?, ?> replay(String match) {
        Path records = site.configuration().field().records();
        try (ReplayedMatch read = ReplayedMatch.open(new RecordFolder(records).named(match))) {
            return read.replay();
        }
    }

    @Test
    void aMatchIsSeenFromItsBeginningToItsEndAsTheRecordHasIt() {
        String match = begin("{\"game\":\"chain-reaction\",\"seats\":[\"superbot:1\",\"superbot:1\"],\"seed\":7}");
        try (Socket socket = Socket.open(site, "/api/v1/matches/" + match + "/live")) {
            await().atMost(PATIENCE).until(() -> socket.hasHeard("over"));
            assertThat(read(socket.heard().get(0)).path("kind").asString()).isEqualTo("match");
            Replay<?, ?, ?> replay = replay(match);
            JsonNode moves =
                    read(site.get("/api/v1/matches/" + match + "/moves").body());
            assertThat(moves.path("over").asBoolean()).isTrue();
            JsonNode last = moves.path("moves").get(moves.path("moves").size() - 1);
            assertThat(last.path("scene"))
                    .isEqualTo(MAPPER.readTree(
                            MAPPER.writeValueAsString(replay.scene(replay.size() - 1, new Viewpoint.Spectator())
                                    .orElseThrow()
                                    .values())));
            List<Integer> heard = new ArrayList<>();
            socket.heard().stream()
                    .map(LiveMatchTest::read)
                    .filter(event -> event.path("kind").asString().equals("moves"))
                    .forEach(event -> event.path("moves")
                            .forEach(move -> heard.add(move.path("at").asInt())));
            assertThat(heard)
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .contains(moves.path("moves").size() - 1);
        }
    }

    @Tag("slow")
    @Test
    void aSpectatorReceivesNoSecretOfARunningMatchAndIsRefusedOne() {
        String match = begin(
                "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:2\",\"superbot:2\"],\"seed\":11,\"pace\":150}");
        try (KeylessClient onlooker = new KeylessClient(site, match)) {
            await().atMost(PATIENCE).until(() -> onlooker.live().hasHeard("moves"));
            assertThat(read(site.get("/api/v1/matches/" + match).body()).has("seed"))
                    .isFalse();
            onlooker.askForEverything();
            assertThat(read(site.get("/api/v1/matches/" + match).body())
                            .path("over")
                            .asBoolean())
                    .as("all of this was asked while it was played")
                    .isFalse();
            await().atMost(PATIENCE).until(() -> onlooker.live().hasHeard("over"));
            Path records = site.configuration().field().records();
            assertThat(onlooker.secrets(records)).isEmpty();
            // The same search finds the secrets where they may be seen: in the referee's moves after the end.
            String referee =
                    site.get("/api/v1/matches/" + match + "/moves?as=referee").body();
            assertThat(onlooker.secretsIn(List.of(referee), records)).isNotEmpty();
        }
    }

    @Tag("slow")
    @Test
    void aMatchOfAnotherProcessIsSeenInTheLobbyAsItMoves() {
        try (Socket lobby = Socket.open(site, "/api/v1/live")) {
            String match = begin(
                    "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:1\",\"superbot:1\"],\"seed\":3,\"pace\":20}");
            await().atMost(PATIENCE).until(() -> lobby.hasHeard("match-began") && lobby.hasHeard("match-moved"));
            await().atMost(PATIENCE)
                    .until(() -> lobby.heard().stream()
                            .anyMatch(text -> text.startsWith("{\"kind\":\"match-ended\"") && text.contains(match)));
        }
    }

    @Test
    void noPageOfAnotherSiteListensOrBeginsAMatch() {
        assertThatThrownBy(() -> Socket.openFrom(site, "http://evil.example", "/api/v1/live"))
                .hasStackTraceContaining("403");
        for (String origin : List.of("http://evil.example", "null", site.address() + ".evil.example")) {
            HttpResponse<String> refused =
                    site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/matches"))
                            .header("X-Arena", "1")
                            .header("Origin", origin)
                            .POST(HttpRequest.BodyPublishers.ofString("{}")));
            assertThat(refused.statusCode()).as(origin).isEqualTo(403);
        }
        HttpResponse<String> plain = site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/matches"))
                .POST(HttpRequest.BodyPublishers.ofString("{}")));
        assertThat(plain.statusCode()).isEqualTo(403);
    }

    @Test
    void aConnectionGetsNoSessionThatWouldStayAfterItAndNoCompressionOfItsOwn() throws IOException {
        URI address = URI.create(site.address());
        try (java.net.Socket plain = new java.net.Socket(address.getHost(), address.getPort())) {
            String request = "GET /api/v1/live HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                    + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n";
            plain.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(plain.getInputStream(), StandardCharsets.US_ASCII));
            List<String> lines = new ArrayList<>();
            for (String line = answer.readLine(); !line.isEmpty(); line = answer.readLine()) {
                lines.add(line.toLowerCase(Locale.ROOT));
            }
            assertThat(lines).first().asString().contains(" 101 ");
            assertThat(lines).noneMatch(line -> line.startsWith("set-cookie") || line.startsWith("sec-websocket-ext"));
        }
    }

    @Test
    void namesThatAreCodeAreTextAndTheirFoldersHavePlainNames() {
        for (String name : List.of("<script>alert(1)</script>", "\u202Etob", "../x")) {
            HttpResponse<String> begun = beginAs(name);
            assertThat(begun.statusCode()).as(name).isEqualTo(201);
            assertThat(begun.headers().firstValue("Content-Type")).contains("application/json;charset=utf-8");
            assertThat(MAPPER.readTree(begun.body()).path("match").asString()).matches("[A-Za-z0-9_-]+");
            assertThat(begun.body()).doesNotContain("\u202E");
        }
        assertThat(beginAs("\u202E").statusCode())
                .as("nothing that can be seen")
                .isEqualTo(400);
    }

    private HttpResponse<String> beginAs(String name) {
        return site.post(
                "/api/v1/matches",
                MAPPER.writeValueAsString(
                        java.util.Map.of("game", "chain-reaction", "seats", List.of("human:" + name, "superbot:1"))));
    }
}
