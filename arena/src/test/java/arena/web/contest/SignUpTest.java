package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.contest.ContestLinks;
import arena.app.signup.Archives;
import arena.config.SignUpSettings;
import arena.config.SignUpSettings.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of the sign-up over HTTP: accepted and refused entries, and the answers to teams. */
@Timeout(120)
class SignUpTest {

    /** A program that does not exist, so that a check fails at once. */
    private static final String COMMAND = "no-such-program bot.py {folder}";

    private static final byte[] BOT = Archives.of("bot/bot.py", "bot/README.md");

    @TempDir
    private Path folder;

    private OpenContestSite open() {
        return OpenContestSite.signingUp(folder, settings -> settings);
    }

    /** Returns the names of all files below the folder of entries. */
    private List<String> kept() {
        Path root = folder.resolve("cup.contest/sign-up");
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile)
                    .map(path -> root.relativize(path).toString())
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    private static List<String> sentences(HttpResponse<String> answer, int status) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        return OpenContestSite.json(answer)
                .path("error")
                .path("sentences")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
    }

    @Test
    void theSignUpIsClosedUnlessTheOrganiserOpensIt() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            assertThat(cup.site().get("/api/v1/arena").body()).contains("\"signUp\":false");
            assertThat(sentences(cup.site().get("/api/v1/sign-up"), 404))
                    .containsExactly("Teams do not sign up here; ask the organiser how entries are handed in.");
            sentences(cup.site().post("/api/v1/sign-up", "{\"team\":\"Amber\"}"), 404);
        }
    }

    @Test
    void aTeamThatSignsUpHasItsKeyAtOnceAndReadsWhatTheCheckSays() {
        try (OpenContestSite cup = open()) {
            assertThat(cup.site().get("/api/v1/arena").body()).contains("\"signUp\":true");
            JsonNode offer = cup.open("/api/v1/sign-up");
            assertThat(offer.path("open").asBoolean(false)).isTrue();
            assertThat(offer.path("contest").asString("")).isEqualTo("Cup");
            String key = cup.signUp("Amber");
            assertThat(key).hasSize(32);
            assertThat(cup.standing(key).has("entry")).isFalse();

            assertThat(cup.handIn(key, BOT, COMMAND).statusCode()).isEqualTo(202);
            JsonNode entry = cup.whenEntryIs(key, "checked");
            assertThat(entry.path("fit").asBoolean(true)).isFalse();
            assertThat(entry.path("sentences").path(0).asString(""))
                    .startsWith("The program \"no-such-program\" in the command of the bot Amber is not on the PATH");
            assertThat(entry.path("command").asString("")).isEqualTo(COMMAND);
            assertThat(kept())
                    .containsExactly("Amber/sign-up.properties", "Amber/upload-1/README.md", "Amber/upload-1/bot.py");
            assertThat(sentences(cup.get("/api/v1/sign-up/team", "guessed"), 403))
                    .hasSize(1);
        }
    }

    @Test
    void withoutBubblewrapTeamOrganiserAndRunTellWhyABotIsNotStartedAndWhatHelps() {
        try (OpenContestSite cup = OpenContestSite.signingUpWithoutBubblewrap(folder)) {
            String organiser = cup.key(new ContestLinks.Holder.Organiser());
            for (String team : List.of("Amber", "Birch")) {
                String key = cup.signUp(team);
                cup.handIn(key, BOT, COMMAND);
                assertThat(cup.whenEntryIs(key, "held").path("sentences").toString())
                        .contains("only in bubblewrap", "The organiser can", "signed-up-bots-read-everything = on");
                assertThat(cup.get("/api/v1/organiser", organiser).body())
                        .contains("\"state\":\"held\"", team + " came by sign-up", "The organiser can");
                assertThat(cup.act("accept-entry", "{\"team\":\"" + team + "\"}")
                                .statusCode())
                        .isEqualTo(200);
            }
            cup.done("start", "{}");
            JsonNode run = await().until(cup::run, now -> !now.path("plays").asBoolean(true));
            assertThat(run.path("remarks").toString())
                    .contains("Amber, Birch came by sign-up", "a bot can read and change", "The organiser can");
            assertThat(cup.site().get("/api/v1/contest").body()).contains("is not drawn yet");
            assertThat(cup.done("draw", "{}"))
                    .contains("Warning: Amber takes part with an entry that failed" + " its check (");
            assertThat(cup.get("/api/v1/organiser", organiser).body())
                    .contains("\"did\":\"accepted an entry\"", "\"reason\":\"unfit (");
        }
    }

    @Test
    void namesThatAreTakenOrNoneAreRefusedWithASentence() {
        try (OpenContestSite cup = OpenContestSite.signingUp(
                folder, usual -> new SignUpSettings(true, 10, 1_000, Optional.empty(), usual.limits()))) {
            cup.signUp("Amber");
            for (String team : List.of("amber", "AMBER")) {
                assertThat(sentences(cup.site().post("/api/v1/sign-up", "{\"team\":\"" + team + "\"}"), 400))
                        .containsExactly("There is already a team Amber; choose another name.");
            }
            for (String team : List.of("", "..", "a/b", "<script>", "CON", "x__2", "\\u202Etob", ".incoming")) {
                assertThat(sentences(cup.site().post("/api/v1/sign-up", "{\"team\":\"" + team + "\"}"), 400))
                        .as(team)
                        .hasSize(1);
            }
            assertThat(sentences(
                            cup.site().post("/api/v1/sign-up", "{\"team\":\"Birch\",\"title\":\"a\\nb = c\"}"), 400))
                    .singleElement()
                    .asString()
                    .contains("a text on one line without hidden characters, and this one has U+000A");
            for (String field : List.of("title", "members")) {
                for (String hidden : List.of("\\u202E", "\\u2028", "\\u2029", "\\u200B", "\\uFEFF")) {
                    String json = "{\"team\":\"Birch\",\"" + field + "\":\"Bi" + hidden + "rch\"}";
                    assertThat(sentences(cup.site().post("/api/v1/sign-up", json), 400))
                            .singleElement()
                            .asString()
                            .contains("without hidden characters");
                }
            }
            for (String name : List.of("7", "true", "[\"Birch\"]", "{}", "1e3")) {
                assertThat(sentences(cup.site().post("/api/v1/sign-up", "{\"team\":" + name + "}"), 400))
                        .containsExactly("\"team\" is a text, in quotation marks.");
            }
            assertThat(kept()).containsExactly("Amber/sign-up.properties");
        }
    }

    @Test
    void aLaterEntryReplacesTheOneBeforeAndARefusedOneDoesNot() {
        try (OpenContestSite cup = open()) {
            String key = cup.signUp("Amber");
            cup.handIn(key, BOT, COMMAND);
            cup.whenEntryIs(key, "checked");
            for (byte[] bad : List.of(Archives.of("../evil"), Archives.of("a\\b"), new byte[] {1, 2, 3})) {
                sentences(cup.handIn(key, bad, COMMAND), 400);
            }
            assertThat(sentences(cup.handIn(key, BOT, ""), 400).get(0))
                    .startsWith("Give the command that" + " starts the bot");
            sentences(cup.handIn(key, BOT, "python3 \"bot.py"), 400);
            assertThat(sentences(cup.handIn(key, BOT, "python3 bot\u202Eyp.py"), 400)
                            .get(0))
                    .contains("without control characters");
            assertThat(kept()).contains("Amber/upload-1/bot.py").hasSize(3);
            cup.handIn(key, Archives.of("other.py"), COMMAND);
            cup.whenEntryIs(key, "checked");
            assertThat(kept()).containsExactly("Amber/sign-up.properties", "Amber/upload-2/other.py");
            assertThat(folder.resolve("evil")).doesNotExist();
        }
    }

    @Test
    void theOrganiserAcceptsOrRefusesAndTheTeamReadsWhy() throws IOException {
        try (OpenContestSite cup = open()) {
            String amber = cup.signUp("Amber");
            String birch = cup.signUp("Birch");
            assertThat(cup.act("accept-entry", "{\"team\":\"Amber\"}").body()).contains("not handed in an entry yet");
            cup.handIn(amber, BOT, COMMAND);
            cup.handIn(birch, BOT, COMMAND);
            cup.whenEntryIs(amber, "checked");
            cup.whenEntryIs(birch, "checked");
            assertThat(cup.act("refuse-entry", "{\"team\":\"Birch\"}").body())
                    .contains("Give a reason; the" + " team sees it.");
            assertThat(cup.act("refuse-entry", "{\"team\":\"Birch\",\"reason\":\"no bot\",\"by\":\"Olga\"}")
                            .statusCode())
                    .isEqualTo(200);
            JsonNode refused = cup.whenEntryIs(birch, "refused");
            assertThat(refused.path("reason").asString("")).isEqualTo("no bot");
            assertThat(refused.path("by").asString("")).isEqualTo("Olga");

            assertThat(cup.act("accept-entry", "{\"team\":\"Amber\",\"by\":\"Olga\"}")
                            .statusCode())
                    .isEqualTo(200);
            assertThat(cup.standing(amber).path("accepted").asInt()).isEqualTo(1);
            assertThat(kept()).contains("Amber/entry/bot.py").doesNotContain("Amber/upload-1/bot.py");
            assertThat(Files.readString(folder.resolve("cup.ini")))
                    .contains("[team Amber]\nfolder = cup.contest/sign-up/Amber/entry\ncommand = " + COMMAND + "\n")
                    .doesNotContain("Birch");
            assertThat(sentences(cup.act("draw", "{}"), 400).get(0))
                    .contains("has one team, and a draw needs at least 2");
            JsonNode organiser = OpenContestSite.json(
                    cup.get("/api/v1/organiser", cup.key(new arena.app.contest.ContestLinks.Holder.Organiser())));
            assertThat(organiser.path("signUps").findValuesAsString("team")).containsExactly("Amber", "Birch");
            assertThat(organiser.path("entrants").findValuesAsString("name")).containsExactly("Amber");
        }
    }

    @Test
    void afterTheFreezeNothingIsTakenAndAfterTheDrawNoOtherTeam() {
        try (OpenContestSite cup = open()) {
            String amber = cup.signUp("Amber");
            String birch = cup.signUp("Birch");
            String late = cup.signUp("Late");
            for (String key : List.of(amber, birch)) {
                cup.handIn(key, BOT, COMMAND);
                cup.whenEntryIs(key, "checked");
            }
            cup.act("accept-entry", "{\"team\":\"Amber\"}");
            cup.act("accept-entry", "{\"team\":\"Birch\"}");
            assertThat(cup.done("draw", "{}"))
                    .contains("Warning: Late has signed up without handing in a bot: it does not take part.");
            assertThat(OpenContestSite.json(cup.get("/api/v1/organiser", cup.key(new ContestLinks.Holder.Organiser())))
                            .path("decisions")
                            .findValuesAsString("did"))
                    .containsSequence("accepted an entry", "accepted an entry", "drew the contest");

            assertThat(sentences(cup.site().post("/api/v1/sign-up", "{\"team\":\"Cedar\"}"), 400))
                    .containsExactly("The contest Cup is drawn and admits no more teams.");
            assertThat(sentences(cup.handIn(late, BOT, COMMAND), 400))
                    .containsExactly("The contest Cup was drawn without Late.");
            assertThat(sentences(cup.handIn(amber, BOT, "python3 bot.py {folder}"), 400)
                            .get(0))
                    .contains("the command of Amber cannot change");
            assertThat(cup.handIn(amber, Archives.of("bot.py", "book.dat"), COMMAND)
                            .statusCode())
                    .isEqualTo(202);
            cup.whenEntryIs(amber, "checked");
            assertThat(kept()).contains("Amber/entry/README.md", "Amber/upload-2/book.dat");
            cup.act("accept-entry", "{\"team\":\"Amber\"}");
            assertThat(kept()).contains("Amber/entry/book.dat").doesNotContain("Amber/entry/README.md");

            assertThat(cup.act("freeze", "{}").body()).contains("4 files have their digests kept");
            assertThat(sentences(cup.handIn(amber, BOT, COMMAND), 400).get(0))
                    .startsWith("The entries of Cup are frozen");
            assertThat(kept()).contains("Amber/entry/book.dat").hasSize(7);
        }
    }

    @Test
    void aFolderOfTheShareIsHandedInByItsName() throws IOException {
        Path share = Files.createDirectories(folder.resolve("share/Amber"));
        Files.writeString(share.resolve("bot.py"), "bot");
        try (OpenContestSite cup = OpenContestSite.signingUp(
                folder,
                usual -> new SignUpSettings(true, 10, 100, Optional.of(folder.resolve("share")), usual.limits()))) {
            String key = cup.signUp("Amber");
            JsonNode offer = cup.open("/api/v1/sign-up");
            assertThat(offer.path("share").asBoolean(false)).isTrue();
            assertThat(offer.path("ways").valueStream().map(JsonNode::asString)).containsExactly("folder", "stdio");
            String path = "/api/v1/sign-up/folder";
            sentences(cup.post(path, key, HttpRequest.BodyPublishers.ofString("{\"folder\":\"../cup.contest\"}")), 400);
            HttpResponse<String> taken = cup.post(
                    path,
                    key,
                    HttpRequest.BodyPublishers.ofString(
                            "{\"folder\":\"Amber\",\"command\":\"no-such-program {folder}\"}"));
            assertThat(taken.statusCode()).as(taken.body()).isEqualTo(202);
            cup.whenEntryIs(key, "checked");
            assertThat(kept()).contains("Amber/upload-1/bot.py");
        }
    }

    @Test
    void tooMuchIsRefusedAndEverythingElseGoesOn() {
        try (OpenContestSite cup = OpenContestSite.signingUp(
                folder, usual -> new SignUpSettings(true, 2, 3, Optional.empty(), new Limits(2_000, 4_000, 5)))) {
            String amber = cup.signUp("Amber");
            cup.signUp("Birch");
            assertThat(sentences(cup.site().post("/api/v1/sign-up", "{\"team\":\"Cedar\"}"), 429))
                    .containsExactly("2 teams have signed up, and no more are taken; ask the organiser.");
            assertThat(cup.open("/api/v1/sign-up").path("open").asBoolean(true)).isFalse();

            byte[] large = new byte[2_001];
            assertThat(sentences(cup.handIn(amber, large, COMMAND), 413).get(0))
                    .startsWith("An archive has 2000 bytes at most");
            // Without its length in advance.
            HttpResponse<String> streamed = cup.post(
                    "/api/v1/sign-up/archive",
                    amber,
                    HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)));
            assertThat(sentences(streamed, 413).get(0)).startsWith("An archive has 2000 bytes at most");
            sentences(cup.handIn(amber, Archives.of("1", "2", "3", "4", "5", "6"), COMMAND), 400);

            assertThat(cup.handIn(amber, BOT, COMMAND).statusCode()).isEqualTo(202);
            assertThat(sentences(cup.handIn(amber, BOT, COMMAND), 429))
                    .containsExactly("Too many entries have come from Amber in the last hour; try again later.");
            assertThat(cup.site().get("/").statusCode()).isEqualTo(200);
            assertThat(cup.whenEntryIs(amber, "checked").path("number").asInt()).isEqualTo(1);
        }
    }

    @Test
    void anUploadThatIsBrokenOffLeavesNothing() throws IOException {
        try (OpenContestSite cup = open()) {
            String key = cup.signUp("Amber");
            URI site = URI.create(cup.site().address());
            Path incoming = folder.resolve("cup.contest/sign-up/.incoming");
            try (Socket socket = new Socket(site.getHost(), site.getPort())) {
                OutputStream out = socket.getOutputStream();
                out.write(("POST /api/v1/sign-up/archive HTTP/1.1\r\nHost: " + site.getAuthority()
                                + "\r\nX-Arena: 1\r\nAuthorization: Bearer " + key
                                + "\r\nContent-Length: 1000\r\n\r\nPK")
                        .getBytes(StandardCharsets.ISO_8859_1));
                out.flush();
                await().until(() -> names(incoming).size() == 1);
            }
            await().until(() -> names(incoming).isEmpty());
            assertThat(kept()).containsExactly("Amber/sign-up.properties");
            assertThat(cup.standing(key).has("entry")).isFalse();
        }
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).toList();
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @Test
    void noPageOfAnotherSiteSignsAnybodyUp() {
        try (OpenContestSite cup = open()) {
            String key = cup.signUp("Amber");
            for (String path : List.of("/api/v1/sign-up", "/api/v1/sign-up/archive", "/api/v1/sign-up/folder")) {
                HttpRequest.Builder bare = HttpRequest.newBuilder(
                                URI.create(cup.site().address() + path))
                        .header("Authorization", "Bearer " + key)
                        .POST(HttpRequest.BodyPublishers.ofString("{\"team\":\"Birch\"}"));
                sentences(cup.site().send(bare), 403);
                sentences(cup.site().send(bare.header("X-Arena", "1").header("Origin", "http://evil.example")), 403);
            }
            assertThat(kept()).containsExactly("Amber/sign-up.properties");
        }
    }
}
