package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Main;
import arena.measure.JavaProcess;
import arena.plugin.PigJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages with a game from a jar: its component draws the board, in its own words. */
@Tag("slow")
class GameJarPageIT {

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser browser = Browser.open();

    @Test
    void theComponentOfTheJarDrawsAMatch() throws IOException {
        PigJar.build(Files.createDirectories(folder.resolve("games.d")).resolve("pig.jar"));
        try (ServerProcess server = ServerProcess.start(folder, 0)) {
            String match = play();
            browser.size(1280, 900).go(server.address() + "/matches/" + match, ".viewer");
            browser.awaitThat("document.querySelector('.viewer').textContent.includes('goal reached')");
            assertThat(String.valueOf(browser.script("document.querySelector('.viewer').textContent")))
                    .contains("superbot_1");
            browser.picture(Path.of("target/pictures/pig.png"));

            browser.go(server.address() + "/rules/pig", "h1");
            assertThat(String.valueOf(browser.script("document.querySelector('main').textContent")))
                    .contains("ROLL");
            assertThat(browser.errors()).isEmpty();
        }
        Files.move(folder.resolve("games.d"), folder.resolve("elsewhere"));
        try (ServerProcess server = ServerProcess.start(folder, 0)) {
            browser.go(server.address() + "/", "arena-lobby table");
            assertThat(browser.text("arena-lobby table")).contains("goal reached");
        }
    }

    /** Plays a match and returns its name. */
    private String play() throws IOException {
        List<String> words = List.of(
                "play",
                "superbot:2",
                "superbot:1",
                "superbot:2",
                "--game",
                "pig",
                "--seed",
                "7",
                "--json",
                "--config",
                folder.resolve("config.ini").toString());
        try (JavaProcess arena = new JavaProcess(List.of("-XX:TieredStopAtLevel=1"), Main.class, words)) {
            String result = arena.line();
            return result.replaceAll(".*/([^/\"]+)\\.jsonl\\.gz.*", "$1");
        }
    }
}
