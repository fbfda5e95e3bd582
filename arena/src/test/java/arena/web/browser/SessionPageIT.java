package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An organiser runs a game of his own in a real browser: join, lock, step, a card, play, stop. */
@Tag("slow")
@Timeout(240)
class SessionPageIT {

    private static final String CAR = "document.querySelector('windward-city').scene.cars[2]";

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser browser = Browser.open();

    @AutoClose
    private OpenSite site;

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    private void choose(String select, String value) {
        browser.script("(select => { select.value = '" + value + "'; select.dispatchEvent(new Event('change')); })"
                + "(document.querySelector('" + select + "'))");
    }

    private void assertFits(int width) {
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
        assertThat(browser.inaccessible()).isEmpty();
    }

    @Test
    void playersJoinAGameIsLedByStepsACardIsPlayedAndTheMoneyIsAddedUp() {
        browser.size(1280, 900);
        browser.go(site.organisersAddress() + site.sessionPath(), "select[data-action=game]");
        choose("select[data-action=game]", "acquire");
        browser.awaitThat("document.querySelector('.session .tag').textContent === 'Acquire'");
        browser.click("input[name=seat]");
        browser.press("superbot:1", "\n");
        browser.awaitThat("document.body.innerText.includes('superbot_1')");
        assertFits(1280);
        browser.click("button[data-action=lock]");
        browser.awaitThat("document.body.innerText.includes('superbot_1_6')");
        browser.click("button[data-action=step]");
        browser.await("arena-choices select");
        browser.await("arena-viewer .board");
        choose("arena-choices select", "DRAW_5_TILES");
        browser.await("arena-choices button.first:not([disabled])");
        browser.click("arena-choices button.first");
        browser.awaitThat("document.body.innerText.includes('intervenes: superbot_1 plays the card draw 5 tiles')");
        browser.size(390, 844);
        assertFits(390);
        browser.click("button[data-action=play]");
        browser.awaitThat("document.body.innerText.includes('ready for game 2')");
        String first = (String) browser.script("document.querySelector('arena-viewer').header.match");
        browser.click("button[data-action=step]");
        browser.awaitThat("document.querySelector('arena-viewer').header.match !== '" + first + "'");
        browser.click("button[data-action=stop]");
        browser.awaitThat(
                "Number(document.querySelector('.session table td strong').innerText.replace(/\\D/g, '')) > 0");
        assertThat(browser.errors()).isEmpty();
    }

    private void press(String selector) {
        browser.script("document.querySelector('" + selector + "').dispatchEvent(new MouseEvent('click', "
                + "{ bubbles: true, clientX: 0, clientY: 0 }))");
    }

    @Test
    void atFullSpeedTheBoardStandsStillAndTheStatusIsRenewed() {
        browser.size(1280, 900);
        browser.go(site.organisersAddress() + site.sessionPath(), "select[data-action=game]");
        choose("select[data-action=game]", "windwardopolis");
        browser.awaitThat("document.querySelector('.session .tag').textContent === 'Windwardopolis 2'");
        browser.click("button[data-action=play]");
        browser.awaitThat("document.querySelector('arena-viewer').stillMove !== undefined");
        browser.script("(window.seen = { board: new Set(), status: new Map() }, window.look = setInterval(() => {"
                + " if (document.querySelector('arena-viewer').isBoardStill) {"
                + " window.seen.board.add(document.querySelector('windward-city').scene.tick);"
                + " const { tick } = document.querySelector('windward-teams').scene;"
                + " window.seen.status.has(tick)"
                + " || window.seen.status.set(tick, document.querySelector('arena-viewer').drawn); } }, 20))");
        browser.awaitThat("window.seen.status.size >= 3");
        assertThat(browser.text(".session [role=status]")).contains("the board is not updated");
        assertThat(browser.script("window.seen.board.size")).isEqualTo(1L);
        assertThat(((Number) browser.script("(times => (times.at(-1) - times[1]) / (times.length - 2))"
                                + "([...window.seen.status.values()])"))
                        .doubleValue())
                .as("the milliseconds from one status to the next")
                .isGreaterThan(900);
        choose("select[data-action=speed]", "10");
        browser.awaitThat("document.querySelector('windward-city').scene.tick > Math.max(...window.seen.board)");
        browser.click("button[data-action=stop]");
        browser.awaitThat("document.body.innerText.includes('ready for game 1')");
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void aCarOfAHeldRoundIsPutElsewhereSentToAStopAndGivenAPassengerByPresses() {
        browser.size(1280, 900);
        browser.go(site.organisersAddress() + site.sessionPath(), "select[data-action=game]");
        choose("select[data-action=game]", "windwardopolis");
        browser.awaitThat("document.querySelector('.session .tag').textContent === 'Windwardopolis 2'");
        browser.click("button[data-action=step]");
        browser.await("windward-controls");
        assertThat(browser.script(
                        "[...document.querySelectorAll('#choices-kind option')].map(one => one.textContent).join()"))
                .asString()
                .contains("A fifth more points")
                .doesNotContain("MULT_DELIVERING_PASSENGER");
        browser.await(".car[data-car=\"3\"]");
        browser.script("document.querySelector('.car[data-car=\"3\"]').dispatchEvent(new MouseEvent('contextmenu', "
                + "{ bubbles: true, cancelable: true, clientX: 300, clientY: 300 }))");
        browser.await(".car-menu:popover-open button:focus");
        assertThat(browser.text(".car-menu")).contains("Move car", "Set destination", "Set passenger", "Larry Page");
        browser.click(".car-menu button[data-kind=move-car]");
        browser.await(".places rect");
        String place = (String) browser.script("document.querySelector('.places rect').dataset.place");
        press(".places rect");
        browser.awaitThat("(({ x, y }) => `${x},${y}`)(" + CAR + ".tile) === '" + place + "'");
        browser.click(".car-controls button[data-kind=set-destination]");
        browser.await(".stop.offered");
        press(".stop.offered");
        browser.awaitThat(CAR + ".own.path.length > 0");
        browser.await(".car-controls select");
        choose(".car-controls select", "4");
        browser.awaitThat("Boolean(" + CAR + ".trip)");
        browser.await(".car-menu button[data-passenger=\"4\"][disabled]");
        browser.awaitThat("document.querySelector('windward-story').innerText.includes('is put onto " + place + "')");
        assertFits(1280);
        browser.size(820, 1180);
        assertFits(820);
        browser.click("button[data-action=stop]");
        browser.awaitThat("document.querySelector('windward-controls') === null");
        assertThat(browser.errors()).isEmpty();
    }
}
