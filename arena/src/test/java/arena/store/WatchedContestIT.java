package arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.cli.Main;
import arena.measure.JavaProcess;
import arena.web.OpenSite;
import arena.web.Socket;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A test of the pages of a contest that another process plays, with both databases. */
@Tag("slow")
class WatchedContestIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String CONTEST = """
            [contest]
            name = Cup
            game = chain-reaction
            format = round-robin
            [settings]
            turn-limit = 8
            [run]
            matches = 1
            [team Alpha]
            bot = superbot:1
            [team Beta]
            bot = superbot:1
            [team Gamma]
            bot = superbot:2
            [team Delta]
            bot = superbot:2
            """;

    private static PostgresqlServer server;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        server = PostgresqlServer.started();
    }

    @AfterAll
    static void stop() throws IOException {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void onAFile() throws IOException {
        watch("");
    }

    @Test
    void onAServer() throws IOException {
        Files.writeString(folder.resolve("secret"), PostgresqlServer.PASSWORD + "\n");
        watch("""
                [database]
                url = %s
                user = %s
                password-file = secret
                """.formatted(PostgresqlServer.url(server.emptyDatabase(), server.port()), PostgresqlServer.USER));
    }

    private void watch(String database) throws IOException {
        Path cup = Files.writeString(folder.resolve("cup.ini"), CONTEST + database);
        Path config = Files.createFile(folder.resolve("config.ini"));
        try (OpenSite site = OpenSite.with(
                        folder, usual -> usual.withServe(usual.serve().withContest(cup)));
                Socket events = Socket.open(site, "/api/v1/contest/live");
                JavaProcess run = arena("run", cup, config)) {
            assertThat(run).isNotNull();
            await().atMost(PATIENCE)
                    .until(() -> contest(site).path("phase").asString("").equals("finished"));
            JsonNode contest = contest(site);
            // A round robin, and further games for tied places.
            assertThat(contest.path("done").asInt())
                    .isEqualTo(contest.path("total").asInt())
                    .isGreaterThanOrEqualTo(6);
            assertThat(contest.path("sections").path(0).path("rows").size()).isEqualTo(4);
            for (JsonNode game : contest.path("games")) {
                assertThat(game.path("state").asString()).isEqualTo("played");
                assertThat(site.get("/api/v1/matches/" + game.path("match").asString())
                                .statusCode())
                        .isEqualTo(200);
            }
            assertThat(site.get("/api/v1/contest/projector").statusCode()).isEqualTo(200);
            // Changes in quick succession are sent together, so one is made when nothing else happens any more.
            await().atMost(PATIENCE).until(() -> events.heard().size() > 1);
            int heard = events.heard().size();
            try (JavaProcess publish = arena("publish", cup, config)) {
                assertThat(publish).isNotNull();
                await().atMost(PATIENCE).until(() -> events.heard().size() > heard);
            }
            assertThat(events.heard()).allMatch(text -> text.startsWith("{\"kind\":\"changed\",\"number\":"));
            assertThat(events.heard())
                    .extracting(WatchedContestIT::number)
                    .isSorted()
                    .doesNotHaveDuplicates();
        }
    }

    /** Starts a command for the contest in a process of its own. */
    private static JavaProcess arena(String command, Path cup, Path config) throws IOException {
        return new JavaProcess(
                List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                Main.class,
                List.of("contest", command, cup.toString(), "--config", config.toString()));
    }

    private static long number(String events) {
        return JsonMapper.shared().readTree(events).path("number").asLong();
    }

    private static JsonNode contest(OpenSite site) {
        return JsonMapper.shared().readTree(site.get("/api/v1/contest").body());
    }
}
