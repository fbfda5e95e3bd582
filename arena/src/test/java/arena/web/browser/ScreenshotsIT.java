package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Makes the pictures of the documents: {@code mvn -Pscreenshots}. */
@Tag("slow")
@EnabledIfSystemProperty(named = "screenshots", matches = ".+", disabledReason = "mvn -Pscreenshots makes pictures")
class ScreenshotsIT {

    private static final long MOST_BYTES = 250_000;

    @TempDir
    private Path folder;

    private final Path pictures = Path.of(System.getProperty("screenshots", "target/pictures"));

    @Test
    void everyPictureOfTheDocumentsIsMade() throws IOException {
        try (Browser browser = Browser.open();
                OpenSite site = OpenSite.in(folder)) {
            Matches matches = new Matches(site.configuration(), folder);
            matches.play("chain-reaction", List.of("superbot:3", "superbot:2"), 7, new TreeMap<>());
            matches.play(
                    "asterobots",
                    List.of("superbot:3", "superbot:2", "superbot:1"),
                    5,
                    new TreeMap<>(Map.of("rounds", "60")));
            String chain = site.address() + "/matches/" + match(site, "chain-reaction");
            browser.size(1280, 800).dark(false).go(chain + "?at=70", ".viewer .cell");
            picture(browser, "match");
            browser.dark(true)
                    .go(site.address() + "/matches/" + match(site, "asterobots") + "?at=200", ".viewer .vein");
            picture(browser, "asterobots");
            browser.dark(false).go(site.address() + "/", "arena-lobby table");
            picture(browser, "lobby");
            browser.click("arena-lobby .sheet button.first");
            browser.size(390, 760).await("arena-seat .board.plays");
            picture(browser, "seat");
            matches.play(
                    "acquire",
                    List.of("superbot:2", "superbot:3", "superbot:1", "superbot:2"),
                    5,
                    new TreeMap<>(Map.of("rules", "classic")));
            tableOfAcquire(browser, site);
        }
        try (Stream<Path> made = Files.list(pictures)) {
            assertThat(made.filter(file -> file.toString().endsWith(".png")))
                    .hasSizeGreaterThanOrEqualTo(6)
                    .allMatch(file -> file.toFile().length() < MOST_BYTES);
        }
    }

    /** The board with its ledger at the first merger after the hundredth move, and a hand on a phone. */
    private void tableOfAcquire(Browser browser, OpenSite site) throws IOException {
        String address = site.address() + "/matches/" + match(site, "acquire");
        browser.dark(false).size(1600, 900).go(address + "?at=100", ".ledger");
        Object merger = browser.script("document.querySelector('arena-viewer').course.all().find(move =>"
                + " move.at >= 100 && move.scene.question === 'MERGE')?.at ?? 100");
        browser.go(address + "?at=" + merger, ".story .merger");
        picture(browser, "acquire-table");
        String begun = site.post(
                        "/api/v1/matches",
                        "{\"game\":\"acquire\",\"seats\":[\"human:Ann\",\"superbot:2\",\"superbot:1\"],"
                                + "\"seed\":13,\"settings\":{\"rules\":\"classic\"}}")
                .body();
        browser.size(390, 800)
                .go(
                        site.address() + begun.replaceFirst("(?s).*?(/seat/[^\"]+).*", "$1"),
                        ".hand button:not([disabled])");
        browser.click(".hand button:not([disabled])");
        browser.await(".own .effect strong");
        picture(browser, "acquire-hand");
    }

    private void picture(Browser browser, String name) {
        browser.script("document.activeElement.blur()");
        browser.picture(pictures.resolve(name + ".png"));
    }

    private static String match(OpenSite site, String game) throws IOException {
        try (Stream<Path> files = Files.list(site.configuration().field().records())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.contains(game))
                    .findFirst()
                    .orElseThrow()
                    .replace(".jsonl.gz", "");
        }
    }
}
