package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordFolder;
import arena.record.Verification;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of a table and its host: attendance, links, a restart of the server, the next match. */
@Timeout(120)
class HostedTableTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String TABLE = "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"human:Bob\"],"
            + "\"seed\":5,\"settings\":{\"turn-limit\":\"6\"}}";
    private static final String MIXED = "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:2\"],"
            + "\"pace\":50,\"settings\":{\"turn-limit\":\"6\"}}";

    @TempDir
    private Path folder;

    private OpenSite site;
    private final List<Socket> sockets = new ArrayList<>();

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    @AfterEach
    void close() {
        sockets.forEach(Socket::close);
        site.close();
    }

    private JsonNode begin(String json) {
        HttpResponse<String> begun = site.post("/api/v1/matches", json);
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return MAPPER.readTree(begun.body());
    }

    private static String seat(JsonNode table, int seat) {
        return "/api/v1"
                + table.path("seats").get(seat - 1).path("link").asString().replace("/seat/", "/seats/");
    }

    private Socket sit(String seat) {
        Socket socket = Socket.open(site, seat + "/live");
        sockets.add(socket);
        return socket;
    }

    private HttpResponse<String> table(String key) {
        return site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/table"))
                .header("Authorization", "Bearer " + key));
    }

    private JsonNode again(String key) {
        HttpResponse<String> answer =
                site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/table/again"))
                        .header("Authorization", "Bearer " + key)
                        .header("X-Arena", "1")
                        .POST(HttpRequest.BodyPublishers.ofString("{}")));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return MAPPER.readTree(answer.body());
    }

    private static void hears(Socket socket, String kind) {
        hears(socket, kind, 1);
    }

    private static void hears(Socket socket, String kind, int times) {
        await().atMost(PATIENCE)
                .until(() -> socket.heard().stream()
                                .filter(text -> text.startsWith("{\"kind\":\"" + kind + "\""))
                                .count()
                        >= times);
    }

    private MatchRecord record(String match) {
        return MatchRecord.read(new RecordFolder(folder.resolve(".arena/records")).named(match));
    }

    @Test
    void theHostSeesTheAttendanceAndReadsAllLinksAgainAfterARestart() throws Exception {
        JsonNode begun = begin(TABLE);
        String key = begun.path("key").asString();
        assertThat(table("guessed").statusCode()).isEqualTo(403);
        assertThat(table(seat(begun, 1).replaceFirst(".*/", "")).statusCode()).isEqualTo(403);
        assertThat(table(key).body()).contains("\"attendance\":\"missing\"").doesNotContain("\"here\"");

        Socket ann = sit(seat(begun, 1));
        await().atMost(PATIENCE).until(() -> table(key).body().contains("\"attendance\":\"here\""));
        JsonNode before = MAPPER.readTree(table(key).body());
        ann.close();
        await().atMost(PATIENCE).until(() -> table(key).body().contains("\"attendance\":\"away\""));
        site.close();
        site = OpenSite.in(folder);

        JsonNode after = MAPPER.readTree(table(key).body());
        for (int seat = 1; seat <= 2; seat++) {
            assertThat(seat(after, seat)).isEqualTo(seat(before, seat)).isEqualTo(seat(begun, seat));
        }
        assertThat(Files.readString(folder.resolve(".arena/serve/links.txt")))
                .as("only digests are kept")
                .doesNotContain(key)
                .doesNotContain(seat(begun, 1).replaceFirst(".*/", ""));
        assertThat(after.path("match").asString()).isEqualTo(begun.path("match").asString());
    }

    @Test
    void aTableGoesOnFromItsRecordAfterTheServerHasEnded() {
        JsonNode begun = begin(TABLE);
        String match = begun.path("match").asString();
        Socket ann = sit(seat(begun, 1));
        sit(seat(begun, 2));
        hears(ann, "asked");
        ann.say("{\"order\":\"K 1\"}");
        hears(ann, "told");
        sockets.forEach(Socket::close);
        site.close();
        assertThat(record(match).status().end()).as("it has no end").isEmpty();

        site = OpenSite.in(folder);
        assertThat(site.get(seat(begun, 2)).body()).contains("\"state\":\"playing\"", "\"here\":true");
        assertThat(site.get("/api/v1/matches/" + match + "/moves?as=2").statusCode())
                .as("secrets are kept")
                .isEqualTo(403);
        ann = sit(seat(begun, 1));
        Socket bob = sit(seat(begun, 2));
        hears(bob, "asked");
        bob.say("{\"order\":\"K 40\"}");
        hears(ann, "asked");
        ann.say("{\"resign\":true}");
        hears(bob, "over");

        MatchRecord record = record(match);
        assertThat(record.events(Event.Resumed.class)).hasSize(1);
        assertThat(record.events(Event.Ruled.class))
                .extracting(Event.Ruled::code)
                .startsWith(0, 0);
        assertThat(Verification.of(record, ChainReaction.definition()).differences())
                .isEmpty();
        assertThat(record.status().verdict()).isPresent();
        assertThat(folder.resolve(".arena/serve/lanes")).isDirectory();
    }

    @Test
    void theSameTablePlaysAgainWithTheSameLinks() {
        JsonNode begun = begin(TABLE);
        String key = begun.path("key").asString();
        String first = begun.path("match").asString();
        assertThat(again(key).path("match").asString())
                .as("the match is not over")
                .isEqualTo(first);
        Socket ann = sit(seat(begun, 1));
        Socket bob = sit(seat(begun, 2));
        hears(ann, "asked");
        ann.say("{\"resign\":true}");
        hears(bob, "over");

        JsonNode next = again(key);

        assertThat(next.path("match").asString()).isNotEqualTo(first);
        assertThat(seat(next, 2)).isEqualTo(seat(begun, 2));
        JsonNode seat = MAPPER.readTree(site.get(seat(begun, 2)).body());
        assertThat(seat.path("match").asString()).isEqualTo(next.path("match").asString());
        assertThat(seat.path("seats").get(1).path("name").asString()).isEqualTo("Bob");
        assertThat(record(next.path("match").asString()).began().orElseThrow().settings())
                .containsEntry("turn-limit", "6");
        sit(seat(begun, 1));
        bob = sit(seat(begun, 2));
        await().atMost(PATIENCE).until(() -> !table(key).body().contains("missing"));
        assertThat(MAPPER.readTree(site.post(seat(begun, 1) + "/again", "{}").body())
                        .path("match"))
                .as("another has begun it already")
                .isEqualTo(next.path("match"));
        bob.say("{\"resign\":true}");
        hears(bob, "over");
    }

    @Test
    void aPersonAloneKeepsTheTableBySeatAloneAndTheBotItsPace() {
        JsonNode begun = begin(MIXED);
        Socket ann = sit(seat(begun, 1));
        hears(ann, "asked");
        ann.say("{\"resign\":true}");
        hears(ann, "over");

        JsonNode next =
                MAPPER.readTree(site.post(seat(begun, 1) + "/again", "{}").body());

        String match = next.path("match").asString();
        assertThat(match).isNotEqualTo(begun.path("match").asString());
        assertThat(next.path("seats").get(1).path("name").asString()).isEqualTo("superbot_2");
        assertThat(record(match).began().orElseThrow().sittings().get(1).info().facts())
                .containsEntry("paceMillis", "50");
    }

    @Test
    void namesOfAnyScriptAreShownAndKeptApartFromThoseOfFolders() {
        JsonNode begun =
                begin("{\"game\":\"acquire\",\"seats\":[\"human:Jörg\",\"human:O'Brien\",\"human: عمر \\u202e\","
                        + "\"human:🎲\",\"human:🎲\"]}");
        List<String> shown = List.of("Jörg", "O'Brien", "عمر", "🎲", "🎲 2");
        assertThat(begun.path("seats").findValuesAsString("name")).isEqualTo(shown);
        String match = begun.path("match").asString();
        JsonNode head = MAPPER.readTree(site.get("/api/v1/matches/" + match).body());
        assertThat(head.path("seats").findValuesAsString("name")).isEqualTo(shown);
        JsonNode moves =
                MAPPER.readTree(site.get("/api/v1/matches/" + match + "/moves").body());
        assertThat(moves.path("moves").get(0).path("scene").path("players").findValuesAsString("name"))
                .isEqualTo(shown);
        assertThat(site.get("/api/v1/matches").body()).contains("Jörg", "عمر");
        assertThat(record(match).began().orElseThrow().sittings())
                .extracting(Event.SeatAssignment::name)
                .containsExactly("Jorg", "OBrien", "person", "person_2", "person_3");
        assertThat(site.post("/api/v1/matches", "{\"game\":\"acquire\",\"seats\":[\"human:" + "x".repeat(40) + "\"]}")
                        .body())
                .contains("at most 32 characters");
    }

    @Test
    void anEmblemStandsInTheRecordAndStaysAtTheTable() {
        JsonNode begun = begin("{\"game\":\"acquire\",\"seats\":[\"human/fish:Ann: Lee\",\"human:Bob\"]}");
        String key = begun.path("key").asString();
        List<String> emblems = List.of("fish", "");
        assertThat(begun.path("seats").get(0).path("name").asString()).isEqualTo("Ann: Lee");
        assertThat(emblems(MAPPER.readTree(table(key).body()))).isEqualTo(emblems);
        String match = begun.path("match").asString();
        assertThat(emblems(MAPPER.readTree(site.get("/api/v1/matches/" + match).body())))
                .isEqualTo(emblems);
        List<Event.SeatAssignment> sittings =
                record(match).began().orElseThrow().sittings();
        assertThat(sittings.get(0).info().facts()).containsEntry("emblem", "fish");
        assertThat(sittings.get(1).info().facts()).isEmpty();

        site.close();
        site = OpenSite.in(folder);
        assertThat(emblems(MAPPER.readTree(site.get(seat(begun, 2)).body())))
                .as("after a restart")
                .isEqualTo(emblems);
        Socket ann = sit(seat(begun, 1));
        Socket bob = sit(seat(begun, 2));
        hears(ann, "match");
        ann.say("{\"resign\":true}");
        bob.say("{\"resign\":true}");
        hears(bob, "over");
        JsonNode next = again(key);
        assertThat(next.path("match").asString()).isNotEqualTo(match);
        assertThat(emblems(next)).isEqualTo(emblems);
    }

    private static List<String> emblems(JsonNode match) {
        List<String> emblems = new ArrayList<>();
        match.path("seats").forEach(seat -> emblems.add(seat.path("emblem").asString("")));
        return emblems.subList(0, 2);
    }

    @Test
    void anEmblemThatIsNotOneOfTheSetIsRefused() {
        for (String wrong : List.of("dragon", "FISH", "", "<b>")) {
            HttpResponse<String> answer =
                    site.post("/api/v1/matches", "{\"game\":\"acquire\",\"seats\":[\"human/" + wrong + ":Ann\"]}");
            assertThat(answer.statusCode()).as(wrong).isEqualTo(400);
            assertThat(answer.body()).contains("There is no emblem");
        }
    }

    @Test
    void theHostReplacesAPersonThatHasNeverCome() {
        JsonNode begun = begin(TABLE);
        Socket ann = sit(seat(begun, 1));
        String path = "/api/v1/matches/" + begun.path("match").asString() + "/seats/2/hand-over";
        HttpResponse<String> handed = site.send(HttpRequest.newBuilder(URI.create(site.address() + path))
                .header("Authorization", "Bearer " + begun.path("key").asString())
                .header("X-Arena", "1")
                .POST(HttpRequest.BodyPublishers.ofString("{\"to\":\"superbot:1\"}")));
        assertThat(handed.statusCode()).as(handed.body()).isEqualTo(200);
        hears(ann, "asked");
        ann.say("{\"order\":\"K 1\"}");
        hears(ann, "asked", 2);
        ann.say("{\"resign\":true}");
        hears(ann, "over");
        MatchRecord record = record(begun.path("match").asString());
        assertThat(Verification.of(record, ChainReaction.definition()).differences())
                .isEmpty();
    }
}
