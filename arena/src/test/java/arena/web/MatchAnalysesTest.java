package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the super bot's estimates, which are available after the end of a match. */
class MatchAnalysesTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

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

    private static String begin(String game, String first, String settings) {
        HttpResponse<String> begun = site.post(
                "/api/v1/matches",
                "{\"game\":\"" + game + "\",\"seats\":[\"" + first + "\",\"superbot:1\"],\"seed\":7,\"settings\":{"
                        + settings + "}}");
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return "/api/v1/matches/"
                + JsonMapper.shared().readTree(begun.body()).path("match").asString();
    }

    private static JsonNode read(String path) {
        return JsonMapper.shared().readTree(site.get(path).body());
    }

    @Test
    void nothingIsAnalysedWhileTheMatchIsPlayed() {
        String match = begin("chain-reaction", "human:Ann", "");
        await().atMost(PATIENCE).until(() -> site.get(match).statusCode() == 200);
        assertThat(read(match).path("estimates").asBoolean(true)).isFalse();
        HttpResponse<String> answer = site.get(match + "/estimates");
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body()).contains("once the match is over");
        assertThat(read(match).path("review").asBoolean(true)).isFalse();
        assertThat(site.get(match + "/seats/1/review").statusCode()).isEqualTo(403);
    }

    @Test
    void afterTheEndTheDecisionsOfASeatAreReviewed() {
        String match = begin("chain-reaction", "superbot:2", "\"turn-limit\":\"12\"");
        await().atMost(PATIENCE).until(() -> read(match).path("over").asBoolean(false));
        assertThat(read(match).path("review").asBoolean(false)).isTrue();

        HttpResponse<String> answer = site.get(match + "/seats/2/review");

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode review = JsonMapper.shared().readTree(answer.body());
        assertThat(review.path("name").asString()).isEqualTo("superbot_1");
        assertThat(review.path("turns").size()).isBetween(1, 6);
        for (JsonNode turn : review.path("turns")) {
            assertThat(turn.path("playedChance").asDouble())
                    .isBetween(0.0, turn.path("bestChance").asDouble());
        }
        assertThat(site.get(match + "/seats/2/review").body()).isEqualTo(answer.body());
        assertThat(site.get(match + "/seats/3/review").statusCode()).isEqualTo(400);
    }

    @Test
    void aMatchInRealTimeIsNotReviewed() {
        String match = begin("windwardopolis", "superbot:1", "\"most-ticks\":\"200\",\"time\":\"real-time\"");
        await().atMost(PATIENCE).until(() -> read(match).path("over").asBoolean(false));
        assertThat(read(match).path("review").asBoolean(true)).isFalse();
        HttpResponse<String> answer = site.get(match + "/seats/1/review");
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("The super bot cannot review this match.");
    }

    @ParameterizedTest
    @CsvSource({"chain-reaction, superbot:2, ''", "asterobots, superbot:3, '\"rounds\":\"20\"'"})
    void afterTheEndTheEstimatesLeadToTheWinner(String game, String first, String settings) {
        String match = begin(game, first, settings);
        await().atMost(PATIENCE).until(() -> read(match).path("over").asBoolean(false));
        JsonNode head = read(match);
        assertThat(head.path("estimates").asBoolean(false)).isTrue();
        HttpResponse<String> answer = site.get(match + "/estimates");
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
        JsonNode curve = JsonMapper.shared().readTree(answer.body()).path("estimates");
        assertThat(curve.size()).isEqualTo(head.path("moves").asInt() + 1);
        for (int at = 0; at < curve.size(); at++) {
            assertThat(curve.get(at).path("at").asInt()).isEqualTo(at);
            double sum = 0;
            for (JsonNode seat : curve.get(at).path("seats")) {
                sum += seat.asDouble();
            }
            assertThat(sum).isEqualTo(1, Offset.offset(0.01));
        }
        int winner = head.path("standings").get(0).path("seat").asInt();
        assertThat(curve.get(curve.size() - 1).path("seats").get(winner - 1).asDouble())
                .isEqualTo(1);
        assertThat(site.get(match + "/estimates").body()).isEqualTo(answer.body());
    }
}
