package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds for every page: sizes from a phone to a projector, dark and light, for everybody. */
@Tag("slow")
class EveryPageIT {

    private static final int MOST_SCRIPT_BYTES = 70_000;

    @TempDir
    private static Path folder;

    @AutoClose
    private static OpenSite site;

    @AutoClose
    private static Browser browser;

    /** Where the pages are, and what is there once they are drawn. */
    private static final Map<String, String> PAGES = new LinkedHashMap<>();

    @BeforeAll
    static void play() throws IOException {
        browser = Browser.open();
        site = OpenSite.installedIn(Path.of("..").toAbsolutePath().normalize(), folder);
        Matches matches = new Matches(site.configuration(), folder);
        matches.play("chain-reaction", List.of("superbot:3", "superbot:2"), 7, new TreeMap<>());
        matches.play("asterobots", List.of("superbot:2", "superbot:1"), 5, new TreeMap<>(Map.of("rounds", "20")));
        PAGES.put("/", "arena-lobby table");
        PAGES.put("/play", "arena-play .seat-choice");
        try (Stream<Path> files = Files.list(site.configuration().field().records())) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jsonl.gz"))
                    .sorted()
                    .forEach(name ->
                            PAGES.put("/matches/" + name.replace(".jsonl.gz", "") + "?at=30", ".viewer .board"));
        }
        PAGES.put("/matches/no-such-match", ".notice.grave");
        PAGES.put("/protocol", "h1");
        PAGES.put("/starter-kits", "h1");
        PAGES.put("/rules/chain-reaction", "h1");
    }

    @ParameterizedTest
    @CsvSource({"390, 844, false", "390, 844, true", "1920, 1080, false", "1920, 1080, true", "3840, 2160, false"})
    void nothingIsCutOffAndEverybodyCanUseIt(int width, int height, boolean dark) {
        browser.size(width, height).dark(dark);
        PAGES.forEach((path, drawn) -> {
            browser.go(site.address() + path, drawn);
            assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                    .as(path + " is wider than the screen")
                    .isLessThanOrEqualTo(width);
            assertThat(browser.inaccessible()).as(path).isEmpty();
        });
    }

    @Test
    void noPageWritesAnError() {
        browser.size(1280, 900).dark(false);
        browser.errors();
        PAGES.forEach((path, drawn) -> {
            browser.go(site.address() + path, drawn);
            List<String> expected = path.contains("no-such") ? List.of("404") : List.of();
            assertThat(browser.errors())
                    .as(path)
                    .allMatch(line -> expected.stream().anyMatch(line::contains));
        });
    }

    @Test
    void pagesAreLight() {
        browser.fresh().size(1280, 900);
        PAGES.forEach((path, drawn) -> {
            browser.go(site.address() + path, drawn);
            Object bytes = browser.script("performance.getEntriesByType('resource')"
                    + ".filter(one => one.name.endsWith('.js')).reduce((sum, one) => sum + one.encodedBodySize, 0)");
            assertThat(((Number) bytes).longValue()).as(path).isBetween(10_000L, (long) MOST_SCRIPT_BYTES);
            // How long it took is printed and not held: a machine with other work may take any time.
            browser.awaitThat("performance.getEntriesByName('first-contentful-paint').length > 0");
            Object paint = browser.script("performance.getEntriesByName('first-contentful-paint')[0].startTime");
            System.out.println(path + ": " + bytes + " bytes of scripts sent, first paint after " + paint + " ms");
        });
    }

    @Test
    void thePagesSpeakGerman() {
        browser.size(1280, 900).go(site.address() + "/play?lang=de", "arena-play .seat-choice");
        assertThat(browser.text("h1")).isEqualTo("Eine Partie beginnen");
        assertThat(browser.script("document.documentElement.lang")).isEqualTo("de");
        assertThat(browser.text("main"))
                .contains("Spielt irgendeinen erlaubten Zug")
                .doesNotContain("Plays any legal move");
        browser.go(site.address() + "/?lang=de", "arena-lobby table");
        assertThat(browser.text("main"))
                .contains("Gibt in jedem Zug einen Befehl")
                .doesNotContain("round limit");
        browser.go(site.address() + "/play?lang=en", "arena-play .seat-choice");
        assertThat(browser.text("h1")).isEqualTo("Begin a match");
    }

    @Test
    void theThemeIsKept() {
        browser.size(1280, 900).dark(false).go(site.address() + "/play", ".tools button");
        browser.click(".tools button");
        browser.click(".tools button");
        browser.go(site.address() + "/", "arena-lobby table");
        assertThat(browser.script("document.documentElement.dataset.theme")).isEqualTo("dark");
        browser.click(".tools button");
        assertThat(browser.script("document.documentElement.dataset.theme || 'system'"))
                .isEqualTo("system");
    }
}
