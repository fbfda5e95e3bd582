package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.replay.ReplayedMatch;
import arena.game.Viewpoint;
import arena.web.OpenSite;
import arena.web.offline.OfflinePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** A recorded match, gone through as a spectator does. */
@Tag("slow")
class ReplayPageIT {

    /** What is drawn on each cell: the owner's number and how many coins, `K` for a king. */
    private static final String DRAWN = "[...document.querySelectorAll('.viewer .cell')].map(cell => "
            + "cell.classList.contains('owned') ? [...cell.classList].find(one => one.startsWith('seat-')).slice(5)"
            + " + (cell.querySelector('.king') ? 'K' : cell.querySelectorAll('.coin').length) : '-').join(' ')";

    private static final String AT = "document.querySelector('.scrubber input').value";

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser browser = Browser.open();

    private Path record;
    private String page;

    @BeforeEach
    void play() {
        site = OpenSite.in(folder);
        Matches matches = new Matches(site.configuration(), folder);
        matches.play("chain-reaction", List.of("superbot:3", "superbot:2"), 7, new TreeMap<>());
        record = matches.record();
        page = site.address() + "/matches/" + record.getFileName().toString().replace(".jsonl.gz", "");
    }

    @Test
    void steppingToAndFroShowsTheBoardsOfTheRecord() throws IOException {
        List<String> boards = boards();
        browser.size(1280, 900).go(page + "?at=0", ".viewer .cell");

        for (int at = 1; at < boards.size(); at++) {
            browser.press(Keys.ARROW_RIGHT);
            shows(at, boards);
        }
        for (int at = boards.size() - 2; at >= boards.size() - 20; at--) {
            browser.press(Keys.ARROW_LEFT);
            shows(at, boards);
        }
        browser.press(Keys.HOME);
        shows(0, boards);
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void theReviewOfASeatLeadsToItsWrongMoves() {
        browser.size(1280, 1500).go(page + "?at=0", ".viewer .cell");
        browser.await("#tab-review");
        browser.script("document.querySelector('#tab-review').click()");
        browser.await("arena-review button");

        browser.script("document.querySelectorAll('arena-review button')[1].click()");

        browser.await("arena-review td button");
        assertThat(browser.text("arena-review [role=status]")).containsPattern("\\d+ decisions, of which \\d+ lost");
        browser.script("document.querySelector('arena-review td button').click()");
        browser.awaitThat(AT + " !== '0'");
        assertThat(browser.text(".moves [aria-current]")).contains(browser.text("arena-review td code"));
        assertThat(browser.errors()).isEmpty();
    }

    private void shows(int at, List<String> boards) {
        browser.awaitThat(AT + " === '" + at + "'");
        assertThat(browser.script(DRAWN)).as("after move " + at).isEqualTo(boards.get(at));
    }

    /** Returns the boards after each step, worked out from the record without the pages. */
    private List<String> boards() throws IOException {
        List<String> boards = new ArrayList<>();
        try (ReplayedMatch match = ReplayedMatch.open(record)) {
            for (int frame = 0; frame < match.replay().size(); frame++) {
                int steps = match.replay().frame(frame).steps();
                if (steps == boards.size()) {
                    boards.add(board(match, frame));
                }
            }
        }
        return boards;
    }

    private static String board(ReplayedMatch match, int frame) {
        SortedMap<String, Object> scene = match.replay()
                .scene(frame, new Viewpoint.Referee())
                .orElseThrow()
                .values();
        List<String> cells = new ArrayList<>();
        for (Object coins : list(scene, "coins")) {
            long count = (Long) coins;
            cells.add(count > 0 ? "1" + count : count < 0 ? "2" + -count : "-");
        }
        for (Object one : list(scene, "players")) {
            Map<?, ?> player = (Map<?, ?>) one;
            if (player.get("king") instanceof Long king) {
                cells.set((int) (king - 1), player.get("number") + "K");
            }
        }
        return String.join(" ", cells);
    }

    private static List<?> list(SortedMap<String, Object> scene, String key) {
        return (List<?>) scene.getOrDefault(key, List.of());
    }

    @Test
    void theMatchAsOneFileOpensFromADisk() throws IOException {
        List<String> boards = boards();
        Path file = Files.writeString(folder.resolve("match.html"), OfflinePage.of(record, "referee"));
        site.close();

        browser.size(1280, 900).go(file.toUri().toString(), ".viewer .cell");

        browser.press(Keys.HOME);
        for (int at = 0; at < 30; at++) {
            shows(at, boards);
            browser.press(Keys.ARROW_RIGHT);
        }
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void theResultIsShownLargeToWhoeverAsksForItAndTheBoardAgain() {
        browser.size(390, 844).go(page, ".viewer .cell");
        browser.click("[data-key='viewer.result']");
        browser.await(".finale .winner");
        assertThat(browser.text(".finale .won")).endsWith("wins.");
        assertThat(browser.text(".finale tbody")).contains("1st", "2nd");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(browser.inaccessible()).isEmpty();
        browser.click(".finale button");
        browser.awaitThat("document.querySelector('.finale') === null && !document.querySelector('.frame').hidden");
    }

    @Test
    void aMomentHasAnAddress() {
        browser.size(1280, 900).go(page + "?at=12", ".viewer .cell");
        browser.awaitThat(AT + " === '12'");
        browser.press(Keys.ARROW_RIGHT);
        browser.awaitThat("location.search.includes('at=13')");
        browser.click("[data-key='viewer.link']");
        assertThat(browser.await("#viewer-link").getDomProperty("value")).endsWith("at=13");
    }

    @Test
    void playingComesToTheEndAndShowsEachWave() {
        browser.size(1280, 900).go(page + "?at=60", ".viewer .cell");
        browser.script("document.addEventListener('animationstart', event => { window.flown ="
                + " (window.flown || 0) + (event.target.matches('.fly') ? 1 : 0); })");
        browser.click("[data-key='viewer.play']");
        browser.awaitThat("window.flown > 3");
        browser.script("(() => { const speed = document.querySelector('#viewer-speed'); speed.value = '30';"
                + " speed.dispatchEvent(new Event('change')); })()");
        browser.awaitThat(AT + " === document.querySelector('.scrubber input').max");
        assertThat(browser.text(".title")).contains("superbot_3 won");
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void whoAsksForLessMotionSeesNothingFly() {
        browser.still().size(1280, 900).go(page, ".viewer .cell");
        assertThat(browser.script("getComputedStyle(document.querySelector('.cell > rect')).transitionDuration"))
                .isIn("0s", "1e-05s");
    }
}
