package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The screen of Asterobots, as the manual draws it (Screen): an asteroid, and beside it what everybody has. */
@Tag("slow")
class AsterobotsPageIT {

    private static final String VIEWER = "document.querySelector('arena-viewer')";
    private static final String SCENE = "document.querySelector('asteroid-board').scene";

    /** The pairs of numbers of which one is a squad's and covers the other, by a small part at least. */
    private static final String COVERED = "(() => { const box = one => one.getBoundingClientRect();"
            + " const squads = [...document.querySelectorAll('.asteroid .squad text')];"
            + " const numbers = [...document.querySelectorAll('.asteroid text')];"
            + " const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1"
            + " && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;"
            + " return squads.flatMap(one => numbers.filter(other => other !== one && over(box(one), box(other)))"
            + ".map(other => one.textContent + ' over ' + other.textContent)); })()";

    /** Tells of the first player what its row says: veins, robots, materials and money, with what they grow by. */
    private static final String MADE = """
            (scene => {
              const one = scene.players[0];
              const made = { robots: 0, GAS: 0, STONE: 0, METAL: 0 };
              scene.veins.filter(vein => vein.owner === 1).forEach(vein => {
                made[vein.material] += vein.materialIncrease;
                made.robots += vein.robotIncrease;
              });
              const told = (has, more) => has + (more ? ' +' + more : '');
              return [one.veins, told(one.robots, made.robots), told(one.stock.gas, made.GAS),
                told(one.stock.stone, made.STONE), told(one.stock.metal, made.METAL), one.money].join('|');
            })""";

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser browser = Browser.open();

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    private String played() {
        Matches matches = new Matches(site.configuration(), folder);
        List<String> seats =
                List.of("superbot:3", "superbot:2", "superbot:2", "superbot:1", "superbot:3", "superbot:1");
        matches.play("asterobots", seats, 5, new TreeMap<>());
        return "/matches/" + matches.record().getFileName().toString().replace(".jsonl.gz", "");
    }

    @Test
    void theScreenTellsWhatTheManualDrawsAndNoNumberCoversAnother() {
        browser.size(1280, 900).go(site.address() + played() + "?at=200", "aster-ledger table");
        assertThat(browser.text(".aster-head")).startsWith("Round 34 of 200").contains("turn of superbot_");
        assertThat(browser.text(".aster-players")).contains("estimated funds", " J");
        assertThat(rowOf(1))
                .as("what player 1 has, and makes in a turn")
                .isEqualTo(browser.script(MADE + "(" + SCENE + ")"));
        browser.click(".aster-players tbody:nth-of-type(3) button");
        assertThat(browser.text(".aster-market")).contains("what superbot_2_2 has", "buy at", "sell at");
        assertThat(browser.script("document.querySelector('.aster-market tr.sum td').innerText"))
                .isEqualTo(browser.script(SCENE + ".players[2].funds.toLocaleString('en') + ' J'"));
        assertThat(browser.script("document.querySelectorAll('.yield').length")).isEqualTo(80L);
        assertThat(browser.has(".yield.materials.rank-2, .yield.materials.rank-3"))
                .isTrue();
        browser.click("#tab-table");
        browser.awaitThat("document.querySelectorAll('aster-veins tbody tr').length === 40");
        assertThat(browser.inaccessible()).isEmpty();

        for (int at = 40; at <= 520; at += 60) {
            browser.awaitThat("(viewer => { viewer.go(" + at + "); return viewer.isLoaded; })(" + VIEWER + ")");
            browser.awaitThat("document.querySelector('asteroid-board').move.at === " + at);
            assertThat((List<?>) browser.script(COVERED))
                    .as("numbers at move " + at)
                    .isEmpty();
        }
        assertThat(browser.errors()).isEmpty();
    }

    /** Returns the numbers in the row of a player. */
    private Object rowOf(int player) {
        return browser.script("[...document.querySelectorAll('tr[data-player=\"" + player
                + "\"] td')].map(cell => cell.innerText.replace(/\\s+/g, ' ').replaceAll(',', '')).join('|')");
    }

    @Test
    void aSeatHasItsScreenBesideItsOrdersAndAPhoneShowsAllOfIt() {
        JsonNode begun = JsonMapper.shared()
                .readTree(site.post(
                                "/api/v1/matches",
                                "{\"game\":\"asterobots\",\"seats\":[\"superbot:1\",\"human:Ann\",\"superbot:2\"]}")
                        .body());
        String link = begun.path("seats").get(1).path("link").asString();
        browser.size(390, 844).dark(true).go(site.address() + link, "aster-ledger table");
        assertThat(browser.text(".aster-market")).contains("what Ann has");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(browser.inaccessible()).isEmpty();
        browser.size(1280, 900).dark(false);
        browser.awaitThat("document.querySelector('aster-ledger').getBoundingClientRect().left"
                + " > document.querySelector('.stage').getBoundingClientRect().right");
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }
}
