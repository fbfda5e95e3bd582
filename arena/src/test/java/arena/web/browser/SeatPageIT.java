package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** A person who plays against the first level, follows every hint, and wins. */
@Tag("slow")
class SeatPageIT {

    private static final String ASKED = "document.querySelector('arena-seat')?.asked?.number ?? 0";
    private static final String OVER = "document.querySelector('arena-seat').header.over === true";
    private static final int BOARD_WIDTH = 7;
    private static final int MOST_TURNS = 300;

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

    @Test
    void aPersonWinsByClicking() {
        browser.size(1280, 900).go(site.address() + "/", "arena-lobby .sheet button.first");
        browser.click("arena-lobby .sheet button.first");
        browser.await("arena-seat .board.plays");
        plays(this::clicks);
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void aPersonWinsByKeyboardAlone() {
        browser.size(1280, 900).still().go(site.address() + "/", "arena-lobby .sheet button.first");
        browser.tabTo("arena-lobby .sheet button.first");
        browser.press(Keys.ENTER);
        browser.await("arena-seat .board.plays");
        plays(this::types);
        assertThat(browser.script("document.activeElement.innerText"))
                .asString()
                .startsWith("You won!");
        assertThat(browser.inaccessible()).isEmpty();
    }

    @Test
    void aPhoneHasTheBoardOverItsWholeWidth() {
        browser.size(390, 844).go(site.address() + "/", "arena-lobby .sheet button.first");
        browser.click("arena-lobby .sheet button.first");
        browser.await("arena-seat .board.plays");
        Object width = browser.script("document.querySelector('.board.plays').getBoundingClientRect().width");
        assertThat(((Number) width).doubleValue()).isGreaterThan(330);
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(browser.inaccessible()).isEmpty();
    }

    @Test
    void anOrderThatIsPressedWithoutANetworkIsOfferedAgain() {
        browser.size(390, 664).go(site.address() + "/", "arena-lobby .sheet button.first");
        browser.click("arena-lobby .sheet button.first");
        browser.await("arena-seat .board.plays");
        pressOffline(".board.plays [data-cell='9']");
        browser.awaitThat("document.querySelector('.seat-page .notice')?.innerText.includes('It is kept')");
        browser.offline(false);
        browser.awaitThat("(" + ASKED + ") > 1 && document.querySelector('.board.plays .cell.offered') !== null");

        Object asked = browser.script(ASKED);
        pressOffline(".board.plays .cell.offered");
        browser.awaitThat("document.querySelector('.seat-page .notice')?.innerText.includes('It is kept')");
        assertThat(browser.text(".choices ol")).contains("coin", "Undo");
        browser.offline(false);
        browser.awaitThat("(" + ASKED + ") > " + asked);
        assertThat(browser.text(".seat-page .controls")).doesNotContain("It is kept");
        assertThat(browser.inaccessible()).isEmpty();
    }

    private void pressOffline(String cell) {
        browser.offline(true);
        browser.script("document.querySelector('arena-seat').live.socket.close()");
        browser.awaitThat("document.querySelector('arena-seat').state === 'reconnecting'");
        browser.click(cell);
    }

    /** What a person does with a hint. */
    private interface Hand {
        void follow(String kind, int cell);
    }

    private void plays(Hand hand) {
        for (int turn = 1; turn <= MOST_TURNS; turn++) {
            browser.awaitThat(
                    OVER + " || ((" + ASKED + ") === " + turn + " && document.querySelector('.board.plays') !== null)");
            if (Boolean.TRUE.equals(browser.script(OVER))) {
                break;
            }
            hand.follow("hint", 0);
            browser.await(".notice.hint code");
            String order = browser.text(".notice.hint code");
            String kind = order.startsWith("K") ? "king" : order.startsWith("S") ? "swap" : "coin";
            hand.follow(kind, Integer.parseInt(order.replaceAll(".*\\D", "")));
            browser.awaitThat(OVER + " || (" + ASKED + ") !== " + turn);
            browser.awaitThat("document.activeElement.closest('.seat-page') !== null");
        }
        browser.await(".seat-page .controls a.first[href^='/matches/']");
        assertThat(browser.text(".seat-page .controls h2")).isEqualTo("You won!");
    }

    private void clicks(String kind, int cell) {
        if (kind.equals("hint")) {
            browser.click("[data-key='seat.hint']");
            return;
        }
        if (browser.has(".kinds [data-key='" + kind + "']")) {
            browser.click(".kinds [data-key='" + kind + "']");
        }
        browser.click(".board.plays [data-cell='" + cell + "']");
    }

    private void types(String kind, int cell) {
        if (kind.equals("hint")) {
            browser.tabTo("[data-key=\"seat.hint\"]");
            browser.press(Keys.ENTER);
            return;
        }
        if (browser.has(".kinds [data-key='" + kind + "'][aria-pressed='false']")) {
            browser.tabTo(".kinds [data-key=\"" + kind + "\"]");
            browser.press(Keys.ENTER);
        }
        browser.tabTo(".board.plays [data-cell]");
        int from = Integer.parseInt(
                browser.script("document.activeElement.dataset.cell").toString());
        walk(from, cell);
        browser.press(Keys.ENTER);
    }

    private void walk(int from, int to) {
        int down = (to - 1) / BOARD_WIDTH - (from - 1) / BOARD_WIDTH;
        int right = (to - 1) % BOARD_WIDTH - (from - 1) % BOARD_WIDTH;
        int at = from;
        for (int step = 0; step < Math.abs(down); step++) {
            at += down > 0 ? BOARD_WIDTH : -BOARD_WIDTH;
            step(down > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP, at);
        }
        for (int step = 0; step < Math.abs(right); step++) {
            at += right > 0 ? 1 : -1;
            step(right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT, at);
        }
    }

    private void step(Keys key, int to) {
        browser.press(key);
        browser.awaitThat("document.activeElement.dataset.cell === '" + to + "'");
    }
}
