package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs of the page "Other ways in", as a contestant copies them. */
@Tag("slow")
class OtherWaysInIT {

    @TempDir
    private Path folder;

    @TempDir
    private Path place;

    private static String example(String language) throws Exception {
        String page = Files.readString(Product.home().resolve("arena/docs/other-ways-in.md"));
        return page.split("```" + language + "\n", 2)[1].split("```\n", 2)[0];
    }

    /** Returns a workplace with the example of a language; a program that it needs may be missing. */
    private Product product(String language, String file, String build, String command) throws Exception {
        Product product = new Product(folder);
        Path bot = Files.createDirectory(folder.resolve("bot"));
        Files.writeString(bot.resolve(file), example(language));
        if (!build.isEmpty()) {
            Product.require("the example in " + language, build.split(" ", 2)[0]);
            Process compiler = new ProcessBuilder(List.of(build.split(" ", -1)))
                    .directory(bot.toFile())
                    .inheritIO()
                    .start();
            assertThat(compiler.waitFor()).isZero();
        }
        Product.require("the example in " + language, command.split(" ", 2)[0]);
        Files.writeString(
                folder.resolve("config.ini"),
                "[bot Example]\nspeaks = stdio\nfolder = bot\ncommand = " + command + "\n");
        return product;
    }

    @ParameterizedTest
    @CsvSource({
        "python, bot.py, '', python3 bot.py",
        "cpp, bot.cpp, g++ -std=c++17 -O1 -o bot bot.cpp, ./bot",
        "javascript, bot.js, '', node bot.js"
    })
    void anExampleOfThePageIsFitToPlay(String language, String file, String build, String command) throws Exception {
        Product product = product(language, file, build, command);
        Product.Run check = product.run("check", "Example");
        Product.Run run = product.run("play", "Example", "Example", "--seed", "11", "--json");

        assertThat(check.exitCode()).as(check.out() + check.err()).isZero();
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.rulings())
                .hasSizeGreaterThan(10)
                .extracting(Event.Ruled::code)
                .isSubsetOf(0, 100);
        assertThat(product.run("verify", "last").exitCode()).isZero();
    }

    @Test
    void aContestOfBotsWithoutFiles() throws Exception {
        Product product = product("python", "bot.py", "", "python3 bot.py");
        Process server = new ProcessBuilder(
                        "python3",
                        Path.of("src/test/resources/bots/http_bot.py")
                                .toAbsolutePath()
                                .toString(),
                        "0")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = server.inputReader(StandardCharsets.UTF_8)) {
            product.write("cup.ini", """
                    [contest]
                    name = Cup
                    game = chain-reaction
                    format = round-robin

                    [settings]
                    turn-limit = 40

                    [team Streams]
                    command = python3 bot.py
                    folder = bot
                    speaks = stdio

                    [team Web]
                    speaks = http
                    url = %1$s

                    [team Json]
                    speaks = http
                    url = %1$s
                    format = json

                    [team Level]
                    bot = superbot:1
                    """.formatted(said.readLine()));

            Product.Run run = product.run("contest", "run", "cup.ini");

            assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
            assertThat(run.out()).contains("Cup: finished").doesNotContain("has left", "time out");
            assertThat(product.run("contest", "verify", "cup.ini").exitCode()).isZero();
        } finally {
            server.destroyForcibly();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "python"})
    void aBridgeServesAFolderMatchAfterMatch(String kind) throws Exception {
        Product product = product("python", "bot.py", "", "python3 bot.py");
        bridged(product, kind, product.field().resolve("Bridged"), product.field());
    }

    @Test
    void aBridgeServesAFolderOnAShare() throws Exception {
        Product product = product("python", "bot.py", "", "python3 bot.py");
        try (NetworkShare share = NetworkShare.sshfs(place, "dir_cache=no")) {
            bridged(product, "arena", share.onClient().resolve("Bridged"), share.onServer());
        }
    }

    private void bridged(Product product, String kind, Path team, Path field) throws Exception {
        String command = kind.equals("arena")
                ? Product.home().resolve("arena/bin/arena") + " bridge stdio --folder {folder} -- python3 bot.py"
                : "python3 " + Product.home().resolve("bot-template/python/stdio_bridge.py")
                        + " {folder} python3 bot.py";
        Files.createDirectories(team);
        try (Outsider bridge = Outsider.start(folder.resolve("bot"), command, team)) {
            for (int match = 1; match <= 2; match++) {
                Product.Run run = product.run(
                        "play",
                        "folder:Bridged",
                        "superbot:1",
                        "--field",
                        field.toString(),
                        "--seed",
                        "" + match,
                        "--set",
                        "turn-limit=16",
                        "--json");
                assertThat(run.exitCode()).as(run.err() + bridge.output()).isZero();
                assertThat(run.json().get("reason").asString())
                        .as(bridge.output())
                        .isNotIn("time out", "not ready");
            }
        }
    }
}
