package arena.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.acquire.Acquire;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordFolder;
import arena.record.Verification;
import arena.web.OpenSite;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the organiser's session over HTTP. */
@Tag("slow")
@Timeout(120)
class SessionTest {

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String SESSION = "/api/v1/organiser-session";

    @TempDir
    private Path folder;

    private OpenSite site;
    private String key = "";

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
        key = site.sessionPath().replaceFirst(".*#", "");
        act("open", "{\"game\":\"acquire\"}");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(site.organisersAddress() + path))
                .header("Authorization", "Bearer " + key);
    }

    private HttpResponse<String> send(String action, String json) {
        return site.send(
                request(SESSION + "/" + action).header("X-Arena", "1").POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    private JsonNode act(String action, String json) {
        HttpResponse<String> answer = send(action, json);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return MAPPER.readTree(answer.body());
    }

    private JsonNode act(String action) {
        return act(action, "{}");
    }

    private JsonNode session() {
        return MAPPER.readTree(site.send(request(SESSION)).body());
    }

    private JsonNode until(Predicate<JsonNode> wanted) {
        return Awaitility.await().atMost(Duration.ofSeconds(60)).until(this::session, wanted);
    }

    private static List<String> names(JsonNode session, String field) {
        return session.path("players")
                .valueStream()
                .map(player -> player.path(field).asString())
                .toList();
    }

    @Test
    void playersJoinAndTheWeakestSuperBotTakesTheRestWhenItIsLocked() {
        act("join", "{\"seat\":\"superbot:2\"}");
        assertThat(send("join", "{\"seat\":\"nobody\"}").body()).contains("There is no bot");
        JsonNode locked = act("lock");
        assertThat(names(locked, "name"))
                .containsExactly(
                        "superbot_2", "superbot_1", "superbot_1_2", "superbot_1_3", "superbot_1_4", "superbot_1_5");
        assertThat(locked.path("phase").asString()).isEqualTo("locked");
        assertThat(send("join", "{\"seat\":\"superbot:1\"}").body()).contains("Nobody can join now");
        assertThat(act("open", "{\"game\":\"acquire\"}").path("players")).isEmpty();
    }

    @Test
    void aGameBeginsAsSoonAsABotHasJoinedIfThatIsWanted() {
        act("start-at-once", "{\"on\":true}");
        assertThat(act("join", "{\"seat\":\"human:Ann\"}").path("phase").asString())
                .isEqualTo("joining");
        assertThat(act("join", "{\"seat\":\"superbot:2\"}").path("phase").asString())
                .isEqualTo("playing");
        act("reset");
        act("start-at-once", "{\"on\":false}");
        act("join", "{\"seat\":\"superbot:2\"}");
        assertThat(act("start-at-once", "{\"on\":true}").path("phase").asString())
                .isEqualTo("playing");
        act("reset");
    }

    @Test
    void gamesAreAddedUpAndTheNextOneBeginsWithTheNextPlayer() {
        act("play");
        JsonNode first = until(session -> session.path("phase").asString().equals("locked"));
        assertThat(names(first, "seat")).containsExactly("1", "2", "3", "4", "5", "6");
        act("play");
        JsonNode second =
                until(session -> session.path("players").path(0).path("points").size() == 2);
        assertThat(names(second, "seat")).containsExactly("6", "1", "2", "3", "4", "5");
        second.path("players")
                .forEach(player -> assertThat(player.path("total").asLong(0))
                        .isEqualTo(player.path("points").path(0).asLong(0)
                                + player.path("points").path(1).asLong(0))
                        .isPositive());
        assertThat(second.path("remarks").toString()).contains("Game 1: ", "Game 2: ");
    }

    @Test
    void aGameIsLedStepByStepAndACardPlayedForWhoseTurnItIs() {
        act("step");
        JsonNode held = until(session -> session.has("offered"));
        assertThat(held.path("held").asBoolean(false)).isTrue();
        String match = held.path("match").asString();
        act("intervene", "{\"what\":\"card card=DRAW_5_TILES\"}");
        until(session ->
                session.has("offered") && !session.path("offered").toString().contains("DRAW_5_TILES"));
        act("step");
        until(session -> session.path("offered").toString().contains("superbot_1_2"));
        act("play");
        until(session -> session.path("phase").asString().equals("locked"));
        MatchRecord record = new RecordFolder(site.configuration().field().records()).read(match);
        assertThat(record.events(Event.Intervened.class)).hasSize(1);
        assertThat(Verification.of(record, Acquire.definition()).differences()).isEmpty();
    }

    @Test
    void aRoundInRealTimeIsLedTickByTickAndItsPictureShowsEach() {
        act("open", "{\"game\":\"windwardopolis\"}");
        act("join", "{\"seat\":\"superbot:1\"}");
        JsonNode chosen = act("settings", "{\"settings\":{\"time\":\"real-time\",\"speed\":\"0\"}}");
        assertThat(names(chosen, "name")).containsExactly("superbot_1");
        assertThat(chosen.path("settings").path("time").asString()).isEqualTo("real-time");
        act("step");
        String match = until(session -> session.has("offered")).path("match").asString();
        for (int tick = 1; tick <= 3; tick++) {
            act("step");
            int now = tick;
            Awaitility.await().atMost(Duration.ofSeconds(60)).until(() -> newestTick(match) == now);
        }
        assertThat(send("settings", "{}").body()).contains("A game is being played");
        act("stop");
    }

    private int newestTick(String match) {
        JsonNode moves = MAPPER.readTree(site.send(request("/api/v1/matches/" + match + "/moves?as=referee&most=500"))
                .body());
        return moves.path("moves")
                .path(moves.path("moves").size() - 1)
                .path("scene")
                .path("tick")
                .asInt(-1);
    }

    @Test
    void aGameThatIsStoppedCountsForNothingAndAResetDropsAll() {
        act("step");
        until(session -> session.has("offered"));
        act("stop");
        JsonNode stopped = until(session -> session.path("phase").asString().equals("locked"));
        assertThat(stopped.path("players").path(0).path("points")).isEmpty();
        assertThat(stopped.path("number").asInt(0)).isOne();
        assertThat(stopped.has("offered") || stopped.path("held").asBoolean(false))
                .as("nothing is done to a game that is over")
                .isFalse();
        act("step");
        JsonNode reset = act("reset");
        assertThat(reset.path("phase").asString()).isEqualTo("joining");
        assertThat(reset.path("players")).isEmpty();
    }

    @Test
    void aPersonHasALinkWithThePortOfThePagesAndItsCode() {
        act("join", "{\"seat\":\"human:Jörg\"}");
        act("play");
        JsonNode person = until(session -> session.path("people").size() == 1)
                .path("people")
                .path(0);
        assertThat(person.path("name").asString()).isEqualTo("Jörg");
        String link = person.path("link").asString();
        assertThat(link).startsWith(site.address() + "/seat/");
        String seat = link.replace(site.address(), "");
        assertThat(site.get(seat).statusCode()).isEqualTo(200);
        assertThat(site.get(person.path("qr").asString()).body()).contains("<svg");
        act("stop");
    }

    @Test
    void onlyTheOrganiserSeesTilesAndTheSession() {
        act("step");
        String match = until(session -> session.has("offered")).path("match").asString();
        String moves = "/api/v1/matches/" + match + "/moves";
        assertThat(site.send(request(moves + "?as=referee")).body()).contains("\"hand\":[\"");
        assertThat(site.get(moves).body()).doesNotContain("\"hand\":[\"");
        assertThat(site.get(moves + "?as=referee").statusCode()).isEqualTo(403);
        assertThat(site.get(SESSION).statusCode()).isEqualTo(404);
        key = "guessed";
        assertThat(site.send(request(SESSION)).statusCode()).isEqualTo(403);
        assertThat(send("play", "{}").statusCode()).isEqualTo(403);
        assertThat(site.send(request(moves + "?as=referee")).statusCode()).isEqualTo(403);
    }
}
