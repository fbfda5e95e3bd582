package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.signup.Archives;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the archives that teams hand in for the ladder at the pages. */
class LadderUploadTest {

    private static final String COMMAND = "python3 bot.py {folder}";
    private static final byte[] BOT = Archives.of("bot.py");

    @TempDir
    private Path folder;

    private Path entries;

    @BeforeEach
    void configure() throws IOException {
        configure("uploads = on\n");
        entries = folder.resolve("ladder-entries");
    }

    private void configure(String more) throws IOException {
        Files.writeString(folder.resolve("config.ini"), "[ladder]\ngames = chain-reaction asterobots\n" + more);
    }

    private static HttpResponse<String> handIn(
            OpenSite site, String game, String team, String key, byte[] archive, String command) {
        String query =
                "?game=" + game + "&team=" + team + "&command=" + URLEncoder.encode(command, StandardCharsets.UTF_8);
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(site.address() + "/api/v1/ladder/archive" + query))
                .header("X-Arena", "1")
                .POST(HttpRequest.BodyPublishers.ofByteArray(archive));
        return site.send(key.isEmpty() ? request : request.header("Authorization", "Bearer " + key));
    }

    private static JsonNode json(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        return JsonMapper.shared().readTree(answer.body());
    }

    private static String sentence(HttpResponse<String> answer, int status) {
        return json(answer, status).path("error").path("sentences").path(0).asString();
    }

    private static HttpResponse<String> team(OpenSite site, String team, String key) {
        return site.send(HttpRequest.newBuilder(URI.create(site.address() + "/api/v1/ladder/team?team=" + team))
                .header("Authorization", "Bearer " + key));
    }

    private static Stream<String> names(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString()).toList().stream();
        }
    }

    @Test
    void anArchiveBecomesTheFolderOfItsTeamAndTheKeyHandsInTheNextVersion() throws IOException {
        String key;
        try (OpenSite site = OpenSite.configured(folder)) {
            assertThat(json(site.get("/api/v1/ladder"), 200).path("uploads").path("games"))
                    .hasSize(2);
            assertThat(json(site.get("/api/v1/arena"), 200).path("ladder").asBoolean())
                    .isTrue();
            key = json(handIn(site, "chain-reaction", "Amber", "", BOT, COMMAND), 202)
                    .path("key")
                    .asString();
            assertThat(key).hasSize(32);
            Path amber = entries.resolve("chain-reaction/Amber");
            assertThat(amber.resolve("bot.py")).isRegularFile();
            assertThat(amber.resolve("template.ini")).content().contains("command = " + COMMAND);
            assertThat(json(team(site, "Amber", key), 200)
                            .path("reports")
                            .path(0)
                            .path("text")
                            .asString("?"))
                    .isEmpty();
            Files.writeString(amber.resolve("ladder.txt"), "Amber@1 is at place 2\n");
        }
        // The key outlives the server.
        try (OpenSite site = OpenSite.configured(folder)) {
            JsonNode reports = json(team(site, "Amber", key), 200).path("reports");
            assertThat(reports.path(0).path("game").asString()).isEqualTo("chain-reaction");
            assertThat(reports.path(0).path("text").asString()).isEqualTo("Amber@1 is at place 2\n");
            JsonNode next = json(
                    handIn(site, "chain-reaction", "Amber", key, Archives.of("other.py"), "python3 other.py"), 202);
            assertThat(next.has("key")).isFalse();
            json(handIn(site, "asterobots", "Amber", key, BOT, COMMAND), 202);
        }
        assertThat(names(entries.resolve("chain-reaction/Amber")))
                .containsExactlyInAnyOrder("other.py", "template.ini");
        assertThat(entries.resolve("asterobots/Amber/bot.py")).isRegularFile();
        assertThat(names(entries.resolve(".incoming"))).isEmpty();
    }

    @Test
    void anArchiveOfOneFolderIsThatFolder() throws IOException {
        try (OpenSite site = OpenSite.configured(folder)) {
            json(handIn(site, "chain-reaction", "Amber", "", Archives.of("mybot/bot.py"), COMMAND), 202);
        }
        assertThat(entries.resolve("chain-reaction/Amber/bot.py")).isRegularFile();
    }

    @Test
    void aTeamIsItsHoldersAlone() throws IOException {
        Files.createDirectories(entries.resolve("asterobots/Cedar"));
        try (OpenSite site = OpenSite.configured(folder)) {
            String amber = json(handIn(site, "chain-reaction", "Amber", "", BOT, COMMAND), 202)
                    .path("key")
                    .asString();
            String birch = json(handIn(site, "chain-reaction", "Birch", "", BOT, COMMAND), 202)
                    .path("key")
                    .asString();

            for (String wrong : new String[] {"", "nonsense", birch}) {
                assertThat(sentence(handIn(site, "asterobots", "Amber", wrong, BOT, COMMAND), 403))
                        .startsWith("The team Amber has handed in before: give its key");
            }
            assertThat(sentence(handIn(site, "chain-reaction", "AMBER", "", BOT, COMMAND), 403))
                    .startsWith("There is a team AMBER");
            assertThat(sentence(handIn(site, "chain-reaction", "Cedar", amber, BOT, COMMAND), 403))
                    .startsWith("There is a team Cedar whose bot came by folder");
            assertThat(team(site, "Amber", birch).statusCode()).isEqualTo(403);
            assertThat(site.get("/api/v1/ladder/team?team=Amber").statusCode()).isEqualTo(403);
        }
        assertThat(names(entries.resolve("asterobots"))).containsExactly("Cedar");
    }

    @Test
    void whatCannotPlayIsRefusedAndLeavesNothing() throws IOException {
        // A small limit: a client that still sends when it is refused may not read the answer.
        configure("uploads = on\n[serve]\nsign-up-archive-bytes = 2000\n");
        try (OpenSite site = OpenSite.configured(folder)) {
            assertThat(sentence(handIn(site, "chess", "Amber", "", BOT, COMMAND), 400))
                    .isEqualTo("The ladder has no game \"chess\"; its games are chain-reaction, asterobots.");
            assertThat(sentence(handIn(site, "chain-reaction", "..", "", BOT, COMMAND), 400))
                    .contains("\"..\" is no name for a team");
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", BOT, ""), 400))
                    .startsWith("The archive has no template.ini with a command");
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", BOT, "python3 \"bot.py"), 400))
                    .contains("is no command");
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", new byte[20], COMMAND), 400))
                    .isNotEmpty();
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", Archives.of("../bot.py"), COMMAND), 400))
                    .isNotEmpty();
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", new byte[2_001], COMMAND), 413))
                    .startsWith("An archive has 2000 bytes at most");
            // A refused archive is no claim to the name.
            json(handIn(site, "chain-reaction", "Amber", "", BOT, "bot\nneeds = x"), 202);
        }
        assertThat(entries.resolve("chain-reaction/Amber/template.ini"))
                .content()
                .contains("command = bot needs = x");
        assertThat(names(entries.resolve(".incoming"))).isEmpty();
    }

    @Test
    void archivesAreNotTakenUnlessTheHostAllowsThem() throws IOException {
        configure("");
        try (OpenSite site = OpenSite.configured(folder)) {
            assertThat(json(site.get("/api/v1/ladder"), 200).has("uploads")).isFalse();
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", "", BOT, COMMAND), 404))
                    .startsWith("Archives are not taken here");
        }
        assertThat(entries).doesNotExist();
    }

    @Test
    void noMoreTeamsAndNoMoreArchivesAreTakenThanTheSettingsAllow() throws IOException {
        Files.writeString(
                folder.resolve("config.ini"),
                "[ladder]\nuploads = on\n[serve]\nsign-up-teams = 2\nsign-up-per-hour = 3\n");
        try (OpenSite site = OpenSite.configured(folder)) {
            String amber = json(handIn(site, "chain-reaction", "Amber", "", BOT, COMMAND), 202)
                    .path("key")
                    .asString();
            json(handIn(site, "chain-reaction", "Birch", "", BOT, COMMAND), 202);
            assertThat(sentence(handIn(site, "chain-reaction", "Cedar", "", BOT, COMMAND), 429))
                    .isEqualTo("The ladder has as many teams as it takes; ask the host.");
            json(handIn(site, "chain-reaction", "Amber", amber, BOT, COMMAND), 202);
            assertThat(sentence(handIn(site, "chain-reaction", "Amber", amber, BOT, COMMAND), 429))
                    .isEqualTo("Too many archives have come in the last hour; try again later.");
        }
        assertThat(names(entries.resolve("chain-reaction"))).containsExactlyInAnyOrder("Amber", "Birch");
    }
}
