package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks;
import arena.games.chainreaction.ChainReaction;
import arena.record.MatchRecord;
import arena.record.RecordFolder;
import arena.record.Verification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server that is killed in the middle of something, and started again at the same port. */
@Tag("slow")
@Timeout(240)
class KilledServerIT {

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final String ASKED = "document.querySelector('arena-seat')?.asked?.number ?? 0";
    private static final String CUP = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [settings]
            move-time = 600ms
            turn-limit = 40
            [run]
            matches = 1
            [team Alpha]
            bot = superbot:5
            [team Beta]
            bot = superbot:5
            [team Gamma]
            bot = superbot:5
            """;

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<AutoCloseable> opened = new ArrayList<>();

    @AutoClose
    private final Browser browser = Browser.open();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable one : opened) {
            one.close();
        }
    }

    private ServerProcess start(int port, String... options) throws IOException {
        ServerProcess server = ServerProcess.start(folder, port, options);
        opened.add(server);
        return server;
    }

    private JsonNode get(String address) {
        try {
            return MAPPER.readTree(client.send(
                            HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                    .body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void aPersonPlaysOnAfterTheServerWasKilledAndNothingIsLeftBehind() throws IOException {
        ServerProcess first = start(0);
        browser.size(390, 844).go(first.address() + "/", "arena-lobby .sheet button.first");
        browser.click("arena-lobby .sheet button.first");
        browser.await("arena-seat .board.plays");
        browser.click(".board.plays [data-cell='1']");
        browser.awaitThat("(" + ASKED + ") === 2");
        String match = get(first.address() + "/api/v1/matches")
                .path("matches")
                .path(0)
                .path("match")
                .asString();

        first.close();
        browser.awaitThat("document.querySelector('.title').textContent.includes('connection lost')");
        start(first.port());

        browser.awaitThat("(" + ASKED + ") === 3 && document.querySelector('.board.plays') !== null");
        assertThat(browser.text(".title")).doesNotContain("connection lost");
        browser.script("document.querySelector('arena-seat').resign()");
        browser.await(".seat-page .controls h2");
        MatchRecord record = MatchRecord.read(new RecordFolder(folder.resolve(".arena/records")).named(match));
        assertThat(record.status().verdict()).isPresent();
        assertThat(Verification.of(record, ChainReaction.definition()).differences())
                .isEmpty();
        Path lanes = folder.resolve(".arena/serve/lanes");
        try (Stream<Path> kept = Files.walk(lanes)) {
            assertThat(kept.filter(file -> file.toString().endsWith(".match"))).isEmpty();
        }
    }

    @Test
    void whoLooksOnAtAKilledMatchIsToldSo() throws IOException {
        ServerProcess first = start(0);
        HttpRequest begin = HttpRequest.newBuilder(URI.create(first.address() + "/api/v1/matches"))
                .header("X-Arena", "1")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:1\",\"superbot:1\"],\"pace\":700}"))
                .build();
        String match = MAPPER.readTree(client.sendAsync(begin, HttpResponse.BodyHandlers.ofString())
                        .join()
                        .body())
                .path("match")
                .asString();
        browser.size(1280, 900).go(first.address() + "/matches/" + match, ".viewer .cell");
        browser.awaitThat("Number(document.querySelector('.scrubber input').value) > 2");

        first.close();
        browser.awaitThat("document.querySelector('.title').textContent.includes('connection lost')");
        start(first.port());

        browser.awaitThat("document.querySelector('.title').textContent.includes('Broken off')");
        assertThat(browser.text(".title")).doesNotContain("live", "connection lost");
    }

    @Test
    void aContestGoesOnWhereItWasAndNoGameIsLost() throws IOException {
        Path cup = Files.writeString(folder.resolve("cup.ini"), CUP);
        ServerProcess first = start(0, "--contest", cup.toString());
        browser.size(1280, 900).go(first.organiser(), "button[data-action=draw]");
        browser.click("button[data-action=draw]");
        browser.await("button[data-action=pause]:not([disabled])");
        browser.click("button[data-action=start]");
        browser.go(first.address() + "/contest", "arena-contest table");
        String contest = first.address() + "/api/v1/contest";
        Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(() ->
                        get(contest).path("games").findValuesAsString("state").contains("running")
                                && get(contest).path("done").asInt() > 0);
        List<String> before = counted(get(contest));

        first.close();
        browser.awaitThat("document.body.innerText.includes('connection lost')");
        ServerProcess second = start(first.port(), "--contest", cup.toString());

        browser.awaitThat("!document.body.innerText.includes('connection lost')");
        assertThat(counted(get(contest))).containsAll(before);
        // Nobody plays just now, and the pages say so.
        assertThat(get(contest).path("games").findValuesAsString("state"))
                .contains("broken-off")
                .doesNotContain("running");
        browser.awaitThat("document.body.innerText.includes('broken off when its arena ended')");
        browser.go(second.organiser(), "button[data-action=start]:not([disabled])");
        browser.click("button[data-action=start]");
        browser.await("button[data-action=publish]:not([disabled])");
        JsonNode over = get(contest);
        assertThat(over.path("done").asInt()).isEqualTo(over.path("total").asInt());
        assertThat(counted(over)).containsAll(before);
        Awaitility.await()
                .untilAsserted(() -> assertThat(folder.resolve("cup.contest/lanes"))
                        .satisfiesAnyOf(
                                lanes -> assertThat(lanes).doesNotExist(),
                                lanes -> assertThat(lanes).isEmptyDirectory()));
        assertThat(new ContestLinks(folder.resolve("cup.contest")).key(new ContestLinks.Holder.Organiser()))
                .isEqualTo(second.organiser().replaceFirst(".*#", ""));
    }

    /** Returns the games that count, each with the record that shows it. */
    private static List<String> counted(JsonNode contest) {
        List<String> counted = new ArrayList<>();
        contest.path("games").forEach(game -> {
            if (game.path("state").asString().equals("played")) {
                counted.add(
                        game.path("id").asString() + " " + game.path("match").asString());
            }
        });
        return counted;
    }
}
