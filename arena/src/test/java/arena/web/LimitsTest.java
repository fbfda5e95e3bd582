package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.config.Configuration;
import arena.config.ServeSettings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the limits of the server: a client above a limit is refused, and others are not affected. */
@Timeout(120)
class LimitsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String MATCH = "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"superbot:1\"]}";
    private static final String WITH_BOT = "{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"Sheller\"]}";

    @TempDir
    private Path folder;

    private OpenSite open(int matches, ServeSettings.Limits limits) {
        return OpenSite.with(folder, usual -> limited(usual, matches, limits));
    }

    private static Configuration limited(Configuration usual, int matches, ServeSettings.Limits limits) {
        return usual.withServe(usual.serve().withLimits(matches, limits));
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String sentence) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.body()).isEqualTo("{\"error\":{\"sentences\":[\"" + sentence + "\"]}}");
        assertThat(answer.headers().firstValue("Content-Security-Policy")).isPresent();
    }

    @Test
    void aRequestThatIsTooLargeIsRefusedWithOrWithoutADeclaredLength() {
        try (OpenSite site = open(4, new ServeSettings.Limits(50, 10, 1_024))) {
            String large = "{\"game\":\"" + "x".repeat(2_000) + "\"}";
            assertRefused(site.post("/api/v1/matches", large), 413, "That is more than 1024 bytes.");
            byte[] bytes = large.getBytes(StandardCharsets.UTF_8);
            HttpResponse<String> streamed =
                    site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/matches"))
                            .header("X-Arena", "1")
                            .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes))));
            assertRefused(streamed, 413, "That is more than 1024 bytes.");
            assertThat(streamed.headers().firstValue("Connection")).hasValue("close");
            assertThat(site.get("/").statusCode()).isEqualTo(200);
            assertThat(site.get("/api/v1/matches?team=" + "x".repeat(20_000)).statusCode())
                    .isIn(414, 431);
            assertRefused(site.get("/nothing"), 404, "Endpoint GET /nothing not found.");
        }
    }

    @Test
    void anAddressThatAsksTooOftenWaitsAndIsAnsweredAgain() {
        try (OpenSite site = open(4, new ServeSettings.Limits(2, 10, 1_024))) {
            List<HttpResponse<String>> answers = new ArrayList<>();
            for (int question = 0; question < 30; question++) {
                answers.add(site.get("/api/v1/openapi.json"));
            }
            assertThat(answers.get(0).statusCode()).isEqualTo(200);
            HttpResponse<String> refused = answers.stream()
                    .filter(answer -> answer.statusCode() != 200)
                    .findFirst()
                    .orElseThrow();
            assertRefused(refused, 429, "Too many questions at once; ask again in a second.");
            await().atMost(PATIENCE).until(() -> site.get("/api/v1/arena").statusCode() == 200);
        }
    }

    @Test
    void filesOfThePagesAreNotCountedAsRequests() {
        try (OpenSite site = open(4, new ServeSettings.Limits(1, 10, 1_024))) {
            assertThat(IntStream.range(0, 50)
                            .mapToObj(number -> site.get("/app/viewer.js").statusCode())
                            .distinct())
                    .containsExactly(200);
            assertThat(site.get("/api/v1/arena").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void theConnectionsOfAnAddressAreLimitedUntilOneIsClosed() {
        try (OpenSite site = open(4, new ServeSettings.Limits(1_000, 3, 1_024))) {
            List<Socket> open = new ArrayList<>();
            for (int number = 0; number < 3; number++) {
                Socket socket = Socket.open(site, "/api/v1/live");
                open.add(socket);
            }
            await().atMost(PATIENCE)
                    .untilAsserted(() -> assertThatThrownBy(() -> Socket.open(site, "/api/v1/live"))
                            .hasStackTraceContaining("429"));
            assertThat(site.get("/").statusCode()).isEqualTo(200);
            open.remove(0).close();
            await().atMost(PATIENCE).until(() -> opens(site));
            open.forEach(Socket::close);
        }
    }

    private static boolean opens(OpenSite site) {
        try (Socket socket = Socket.open(site, "/api/v1/live")) {
            return socket.heard().isEmpty() || socket.hasHeard("match-began");
        } catch (java.util.concurrent.CompletionException refused) {
            return false;
        }
    }

    private static String begin(OpenSite site) {
        return begin(site, MATCH);
    }

    private static String begin(OpenSite site, String match) {
        HttpResponse<String> begun = site.post("/api/v1/matches", match);
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        return JsonMapper.shared()
                .readTree(begun.body())
                .path("seats")
                .path(0)
                .path("link")
                .asString("")
                .replace("/seat/", "/api/v1/seats/");
    }

    @Test
    void theNumberOfMatchesAtATimeIsLimitedAndAnotherOneIsRefused() {
        try (OpenSite site = open(2, new ServeSettings.Limits(1_000, 10, 1_024))) {
            List<String> seats = List.of(begin(site), begin(site), begin(site));
            try (Socket first = Socket.open(site, seats.get(0) + "/live")) {
                await().atMost(PATIENCE).until(() -> first.hasHeard("asked"));
                try (Socket second = Socket.open(site, seats.get(1) + "/live")) {
                    await().atMost(PATIENCE).until(() -> second.hasHeard("asked"));
                    assertRefused(
                            site.post("/api/v1/matches", MATCH),
                            429,
                            "As many matches as may be are being played here already; try again when one of them is"
                                    + " over.");
                    assertThat(site.get("/api/v1/matches?live=true").statusCode())
                            .isEqualTo(200);
                    first.say("{\"resign\":true}");
                    await().atMost(PATIENCE).until(() -> first.hasHeard("over"));
                    await().atMost(PATIENCE)
                            .until(() -> site.post("/api/v1/matches", MATCH).statusCode() == 201);
                }
            }
        }
    }

    @Test
    void aMatchWhosePersonIsAbsentDoesNotPreventAnother() {
        try (OpenSite site = open(1, new ServeSettings.Limits(1_000, 10, 1_024))) {
            for (int number = 0; number < 3; number++) {
                String left = begin(site);
                try (Socket seat = Socket.open(site, left + "/live")) {
                    await().atMost(PATIENCE).until(() -> seat.hasHeard("asked"));
                    assertThat(site.post("/api/v1/matches", MATCH).statusCode()).isEqualTo(429);
                }
                await().atMost(PATIENCE)
                        .until(() -> site.post("/api/v1/matches", MATCH).statusCode() == 201);
            }
        }
    }

    /** The program of a bot runs while the match waits, so their number is limited. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "The bot is a script of sh.")
    void aMatchWithTheProgramOfABotHasAPlaceWhileItWaitsForItsPerson() throws IOException {
        try (OpenSite site = withBot()) {
            String seat = begin(site, WITH_BOT);
            assertThat(site.post("/api/v1/matches", WITH_BOT).statusCode()).isEqualTo(429);
            try (Socket ann = Socket.open(site, seat + "/live")) {
                await().atMost(PATIENCE).until(() -> ann.hasHeard("asked"));
            }
            assertThat(site.post("/api/v1/matches", WITH_BOT).statusCode()).isEqualTo(429);
        }
    }

    @Test
    @Tag("slow")
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "The bot is a script of sh.")
    void aPersonWhoLeavesAProgramGivesThePlaceAwayAfterAMinute() throws IOException {
        try (OpenSite site = withBot()) {
            String seat = begin(site, WITH_BOT);
            try (Socket ann = Socket.open(site, seat + "/live")) {
                await().atMost(PATIENCE).until(() -> ann.hasHeard("asked"));
            }
            long left = System.nanoTime();
            await().atMost(Duration.ofSeconds(90))
                    .pollInterval(Duration.ofSeconds(1))
                    .until(() -> site.post("/api/v1/matches", WITH_BOT).statusCode() == 201);
            assertThat(Duration.ofNanos(System.nanoTime() - left)).isGreaterThan(Duration.ofSeconds(55));
            await().atMost(PATIENCE).until(() -> !site.get(seat).body().contains("\"state\":\"playing\""));
        }
    }

    /** Opens the pages for one match at a time, with a bot that reports ready and does nothing else. */
    private OpenSite withBot() throws IOException {
        Path script = Files.writeString(
                folder.resolve("bot.sh"), "cd \"$1\" && while :; do echo ready > ready.txt; sleep 0.05; done\n");
        Files.writeString(
                folder.resolve("config.ini"),
                "[serve]\nmatches = 1\n[bot Sheller]\ncommand = sh " + script + " {folder}\n");
        return OpenSite.configured(folder);
    }

    @Tag("slow")
    @Test
    void aSpectatorThatNeverReadsDoesNotDelayAMatch() throws IOException {
        try (OpenSite site = open(4, new ServeSettings.Limits(1_000, 100, 65_536))) {
            String begun = site.post(
                            "/api/v1/matches",
                            "{\"game\":\"asterobots\",\"seats\":[\"superbot:1\",\"superbot:1\"],\"seed\":3,\"pace\":5,"
                                    + "\"settings\":{\"rounds\":\"60\"}}")
                    .body();
            String match = JsonMapper.shared().readTree(begun).path("match").asString("");
            List<UnreadSocket> deaf = new ArrayList<>();
            try (Socket listening = Socket.open(site, "/api/v1/matches/" + match + "/live")) {
                for (int number = 0; number < 30; number++) {
                    deaf.add(UnreadSocket.open(site.address(), "/api/v1/matches/" + match + "/live"));
                }
                await().atMost(PATIENCE).until(() -> listening.hasHeard("over"));
                assertThat(site.get("/api/v1/matches/" + match).body()).contains("\"over\":true");
            } finally {
                deaf.forEach(UnreadSocket::close);
            }
        }
    }
}
