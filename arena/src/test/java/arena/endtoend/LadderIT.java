package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.signup.Archives;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A ladder of real bots: versions come, fail and go while it plays, and the arena is killed. */
@Tag("slow")
class LadderIT {

    private static final String CONFIG = """
            [ladder]
            matches = 2
            [game chain-reaction]
            turn-limit = 12
            """;

    /** It is fit for the check, and ends at once in a game of the ladder, where its folder is named after a version. */
    private static final String CRASHES = """
            import os, sys
            if '_v' in os.path.basename(sys.argv[1]):
                raise SystemExit('the book is missing')
            """;

    @TempDir
    private Path root;

    private Path folder;
    private Product product;
    private Path entries;

    @BeforeEach
    void open() throws IOException {
        Product.require("a ladder, whose bots are confined", "bwrap");
        folder = Files.createDirectory(root.resolve("arena"));
        product = new Product(folder);
        product.write("config.ini", CONFIG);
        entries = Files.createDirectories(folder.resolve("ladder-entries/chain-reaction"));
    }

    private Path enter(String team) throws Exception {
        StarterBot starter = StarterBot.built("python", Files.createTempDirectory(root, "starter"));
        FileUtils.copyDirectory(starter.folder().toFile(), entries.resolve(team).toFile());
        return entries.resolve(team);
    }

    private String report(String team) {
        Path file = entries.resolve(team).resolve("ladder.txt");
        return Files.exists(file) ? Product.read(file) : "";
    }

    private Process start() throws IOException {
        return product.start(
                root.resolve("out.txt").toFile(), root.resolve("err.txt").toFile(), "ladder", "run");
    }

    @Test
    void versionsComeAndGoAndAKilledArenaLosesNothing() throws Exception {
        Path red = enter("Red");
        Path crash = enter("Crash");
        Path bot = crash.resolve("bot.py");
        Files.writeString(bot, CRASHES + Files.readString(bot));
        Files.createDirectory(entries.resolve("Empty"));
        Files.writeString(entries.resolve("Empty/bot.py"), "print('no template')\n");

        Process first = start();
        try {
            await().until(() -> report("Crash").contains("It is retired. It failed in 3 games in a row."));
            await().until(() -> report("Red").contains("Red@1 is at place "));
            assertThat(report("Empty")).contains("The newest version was not taken:", "There is no template.ini");
            assertThat(crash.resolve("ladder-lost.jsonl.gz")).isRegularFile();
        } finally {
            first.destroyForcibly().waitFor();
        }
        List<Integer> before = games();
        Files.writeString(red.resolve("challenge.txt"), "superbot:5 2\nCrush\n");

        Files.writeString(red.resolve("bot.py"), "# a better one\n" + Files.readString(red.resolve("bot.py")));
        Process second = start();
        try {
            await().until(() -> report("Red").contains("Red@2 is at place "));
            assertThat(report("Red")).contains("It is an older version, which others still meet.");
            await().until(() -> report("Red").contains("Red@2 against"));
            await().until(() -> report("Red").contains("\"Crush\" does not play here"));
            await().until(() -> facts("played")
                            .filter(game -> !game.get("challenge").isNull())
                            .count()
                    == 2);
            assertThat(red.resolve("challenge.txt")).doesNotExist();
            FileUtils.deleteDirectory(red.toFile());
            await().until(() -> Product.read(root.resolve("out.txt")).contains("Red has left the ladder"));
            second.destroy();
            assertThat(second.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            second.destroyForcibly().waitFor();
        }

        assertThat(games()).startsWith(before.toArray(Integer[]::new)).doesNotHaveDuplicates();
        JsonNode table = JsonMapper.shared()
                .readTree(product.run("ladder", "show", "--json").out());
        assertThat(table.get("rows").valueStream().map(row -> row.get("bot").asString()))
                .contains("Red@1", "Red@2", "Crash@1", "superbot:5");
        assertThat(table.get("rows")
                        .valueStream()
                        .filter(row -> row.get("role").asString().equals("retired"))
                        .map(row -> row.get("bot").asString()))
                .contains("Red@1", "Red@2", "Crash@1");
        assertThat(product.run("replay", crash.resolve("ladder-lost.jsonl.gz").toString(), "--plain")
                        .out())
                .contains("Crash_v1");
    }

    @Test
    void aTeamWithLinksMakesTheArenaWriteNothingElsewhere() throws Exception {
        Path victim = Files.writeString(root.resolve("victim.txt"), "untouched\n");
        Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
        Path red = enter("Red");
        Files.createSymbolicLink(red.resolve(".ladder.txt.tmp"), victim);
        Files.createSymbolicLink(entries.resolve("Link"), elsewhere);
        Path blue = enter("Blue");
        Process arena = start();
        try {
            await().until(() -> report("Red").contains("is a link or a device"));
            Files.createSymbolicLink(blue.resolve(".ladder.txt.tmp"), victim);
            await().until(() -> report("Blue").contains("Blue@1 against"));
        } finally {
            arena.destroyForcibly().waitFor();
        }

        assertThat(victim).hasContent("untouched");
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void twoSavesDuringOneCheckAreTwoVersions() throws Exception {
        Path red = enter("Red");
        Process arena = start();
        try {
            await().until(() -> Files.isDirectory(folder.resolve(".arena/ladder/season-1/bots/chain-reaction/Red/1")));
            Files.writeString(red.resolve("bot.py"), "# saved again\n" + Files.readString(red.resolve("bot.py")));
            await().until(() -> report("Red").contains("Red@2 is at place "));
        } finally {
            arena.destroyForcibly().waitFor();
        }

        assertThat(facts("entered").map(entered -> entered.get("number").asInt()))
                .containsExactly(1, 2);
        assertThat(facts("entered")
                        .map(entered -> entered.get("digest").asString())
                        .distinct())
                .hasSize(2);
    }

    @Test
    void twoArenasDoNotPlayOneLadder() throws Exception {
        enter("Red");
        Process first = start();
        try {
            await().until(() -> report("Red").contains("Red@1 is at place "));
            Product.Run second = product.run("ladder", "run", "--games", "1");
            assertThat(second.exitCode()).isEqualTo(2);
            assertThat(second.err()).contains("Another arena is running this ladder");
        } finally {
            first.destroyForcibly().waitFor();
        }
    }

    @Test
    void aTeamHandsInAtThePageAndReadsHowItStands() throws Exception {
        Product.require("the bot of the team", "python3");
        product.write(
                "config.ini",
                CONFIG.replace("[ladder]", "[ladder]\nuploads = on") + "[serve]\nport = 0\norganiser-port = 0\n");
        Path said = root.resolve("said.txt");
        Process pages = product.start(said.toFile(), root.resolve("pages.txt").toFile(), "serve");
        Process arena = start();
        try {
            await().until(() -> Product.read(said).contains("Ctrl-C"));
            String site =
                    Product.read(said).lines().skip(1).findFirst().orElseThrow().strip();
            String key = JsonMapper.shared()
                    .readTree(handIn(site, "", StarterBot.archive()))
                    .path("key")
                    .asString();
            await().until(() -> standing(site, key).contains("Amber@1 is at place "));
            handIn(site, key, Archives.of(new String[] {"bot.py", "raise SystemExit('empty')"}));
            await().until(() -> standing(site, key).contains("The newest version was not taken:"));
            assertThat(standing(site, key)).contains("Amber@1 is at place ");
        } finally {
            arena.destroyForcibly().waitFor();
            pages.destroyForcibly().waitFor();
        }
    }

    private static String handIn(String site, String key, byte[] archive) throws Exception {
        return send(
                site + "api/v1/ladder/archive?game=chain-reaction&team=Amber&command=python3%20bot.py%20%7Bfolder%7D",
                key,
                request -> request.header("X-Arena", "1").POST(HttpRequest.BodyPublishers.ofByteArray(archive)));
    }

    private static String standing(String site, String key) throws Exception {
        return send(site + "api/v1/ladder/team?team=Amber", key, request -> request);
    }

    private static String send(String address, String key, UnaryOperator<HttpRequest.Builder> how) throws Exception {
        HttpRequest request = how.apply(
                        HttpRequest.newBuilder(URI.create(address)).header("Authorization", "Bearer " + key))
                .build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isLessThan(300);
        return answer.body();
    }

    /** Returns the facts of a kind in the journal, in its order; only its last line may be torn. */
    private Stream<JsonNode> facts(String kind) throws IOException {
        String journal = Files.readString(folder.resolve(".arena/ladder/season-1/ladder.jsonl"));
        return journal.substring(0, journal.lastIndexOf('\n'))
                .lines()
                .skip(1)
                .map(line -> JsonMapper.shared().readTree(line).get(kind))
                .filter(fact -> !fact.isNull());
    }

    /** Returns the numbers of the games in the journal, in its order. */
    private List<Integer> games() throws IOException {
        return facts("played").map(played -> played.get("number").asInt()).toList();
    }
}
