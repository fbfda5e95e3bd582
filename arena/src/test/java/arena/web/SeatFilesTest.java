package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the files of a turn and the log of a program, and of the access to them. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "The bot is a script of sh.")
class SeatFilesTest {

    @TempDir
    private static Path folder;

    private static OpenSite site;
    private static String match;

    /** Plays a match against a bot that breaks a rule, prints its own folder, and gives up. */
    @BeforeAll
    static void play() throws IOException {
        Files.writeString(folder.resolve("bot.sh"), """
                cd "$1" && echo "I lie in $PWD" >&2
                while [ ! -f input_1.txt ]; do echo ready > ready.txt; sleep 0.02; done
                printf 'C 17\\n' > draft && mv draft output_1.txt
                while [ ! -f acknowledge_1.txt ]; do sleep 0.02; done
                """);
        Files.writeString(
                folder.resolve("config.ini"),
                "[bot Sheller]\ntitle = Jörg's Shell\ncommand = sh " + folder.resolve("bot.sh") + " {folder}\n");
        site = OpenSite.configured(folder);
        HttpResponse<String> begun = site.post(
                "/api/v1/matches", "{\"game\":\"chain-reaction\",\"seats\":[\"Sheller\",\"superbot:1\"],\"seed\":3}");
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        match = "/api/v1/matches/"
                + JsonMapper.shared().readTree(begun.body()).path("match").asString();
        await().atMost(Duration.ofSeconds(60))
                .until(() -> site.get(match).body().contains("\"over\":true"));
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void aBotIsCalledByItsTitle() {
        assertThat(site.get(match).body()).contains("\"name\":\"Jörg's Shell\"").doesNotContain("\"name\":\"Sheller\"");
        assertThat(site.get("/api/v1/arena").body()).contains("\"botTitles\":{\"Sheller\":\"Jörg's Shell\"}");
    }

    @Test
    void everyFileOfATurnIsShown() {
        String turn = match + "/seats/1/turns/1/";
        assertThat(site.get(turn + "input").body()).isNotBlank();
        assertThat(site.get(turn + "output").body()).isEqualTo("C 17\n");
        assertThat(site.get(turn + "acknowledge").body()).isEqualTo("1\n");
        assertThat(site.get(turn + "explain").body())
                .startsWith("Code = 1\nWords = Your king was expected: K <cell>.")
                .contains("\nLine = 1\nUsedMillis = ");
    }

    @Test
    void aLogIsReadWithTheOrganisersKeyAloneAndNamesNoFolder() {
        String key = site.sessionPath().replaceAll(".*#", "");
        for (String address : List.of(site.address(), site.organisersAddress())) {
            assertThat(ask(address + match, "none").body()).contains("\"logs\":[]");
            assertThat(ask(address + match + "/seats/1/log", "none").statusCode())
                    .isEqualTo(403);
        }
        // The last lines of a log are written a moment after the end of the match.
        String home = site.organisersAddress() + match;
        await().atMost(Duration.ofSeconds(60)).until(() -> ask(home, key).body().contains("\"logs\":[1]"));
        HttpResponse<String> log = ask(home + "/seats/1/log", key);
        assertThat(log.body())
                .contains("I lie in ")
                .doesNotContain(folder.toAbsolutePath().toString());
        assertThat(ask(home + "/seats/2/log", key).statusCode()).isEqualTo(404);
        HttpResponse<String> printed = ask(home + "/seats/1/turns/1/printed", key);
        assertThat(printed.body())
                .containsPattern("^(used .*; memory: at most .*\n)?err \\| I lie in ")
                .doesNotContain(folder.toAbsolutePath().toString());
        assertThat(ask(home + "/seats/1/turns/1/printed", "none").statusCode()).isEqualTo(403);
        assertThat(ask(site.address() + match + "/seats/1/turns/1/printed", "none")
                        .statusCode())
                .isEqualTo(403);
    }

    private static HttpResponse<String> ask(String address, String key) {
        return site.send(HttpRequest.newBuilder(URI.create(address)).header("Authorization", "Bearer " + key));
    }

    @Test
    void remarksAboutAProgramNameNoFolder() {
        assertThat(site.get(match + "/moves?as=referee").body())
                .contains("\"kind\":\"left\"")
                .doesNotContain(folder.toAbsolutePath().toString());
    }

    @Test
    void browsersFindTheSignOfTheArenaBesideEverything() {
        HttpResponse<String> icon = site.get("/favicon.ico");
        assertThat(icon.statusCode()).isEqualTo(200);
        assertThat(icon.headers().firstValue("Content-Type").orElse("")).startsWith("image/");
        assertThat(icon.body()).contains("<svg");
    }
}
