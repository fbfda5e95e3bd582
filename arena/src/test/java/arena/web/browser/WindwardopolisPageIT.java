package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import arena.web.offline.OfflinePage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A city that is watched, and a person at the wheel of one of its cars. */
@Tag("slow")
class WindwardopolisPageIT {

    private static final String CITY = "document.querySelector('windward-city')";
    private static final String VIEWER = "document.querySelector('arena-viewer')";
    private static final String CARS =
            "[...document.querySelectorAll('.car')].map(car => car.getAttribute('transform'))";
    private static final int KILOBYTE = 1_024;

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

    private Path played() {
        return played("superbot:1", 480);
    }

    private Path played(String level, int ticks) {
        Matches matches = new Matches(site.configuration(), folder);
        matches.play(
                "windwardopolis",
                Collections.nCopies(4, level),
                7,
                new TreeMap<>(Map.of("most-ticks", Integer.toString(ticks))));
        return matches.record();
    }

    private static String name(Path record) {
        return record.getFileName().toString().replace(".jsonl.gz", "");
    }

    @Test
    void carsDriveBetweenTheMomentsOfARoundAndTellOfThemselves() {
        browser.size(1280, 900).go(site.address() + "/matches/" + name(played()) + "?at=5", ".car");
        browser.awaitThat("document.querySelectorAll('windward-teams tbody').length === 4");
        browser.script("(window.seen = new Set(), window.look = () => { window.seen.add(" + CARS
                + ".join()); requestAnimationFrame(window.look); }, window.look())");
        long before = ((Number) browser.script(CITY + ".scene.tick")).longValue();
        browser.click("[data-key='viewer.play']");
        browser.awaitThat(CITY + ".scene.tick >= " + (before + 64));
        browser.click("[data-key='viewer.play']");
        browser.awaitThat("!document.querySelector('arena-viewer').playback.playing");
        Number moves = (Number) browser.script("document.querySelector('arena-viewer').playback.at - 5");
        Number places = (Number) browser.script("window.seen.size");
        // One of each moment, with that where it began; how many are between them is a matter of the machine.
        assertThat(places.intValue()).as("places of cars on the screen").isGreaterThan(moves.intValue() + 1);

        browser.script("document.querySelector('.car[data-car=\"2\"]').dispatchEvent(new MouseEvent('click'))");
        browser.awaitThat("document.querySelector('.car[data-car=\"2\"]').classList.contains('chosen')");
        assertThat(browser.text("windward-teams .sheet")).contains("superbot_1_2");
        browser.tabTo(".stop");
        browser.press(Keys.ENTER);
        browser.await(".stop.chosen");
        browser.script("document.querySelector('#windward-paths').value = 'all'");
        browser.script("document.querySelector('#windward-paths').dispatchEvent(new Event('change'))");
        browser.await(".way");
        browser.script("document.querySelector('#windward-paths').value = 'remote'");
        browser.script("document.querySelector('#windward-paths').dispatchEvent(new Event('change'))");
        browser.awaitThat("document.querySelector('.way') === null");
        browser.script("(viewer => { viewer.header = { ...viewer.header, seats: viewer.header.seats.map(seat =>"
                + " seat.seat === 3 ? { ...seat, kind: 'process' } : seat) }; })(" + VIEWER + ")");
        browser.awaitThat("[...document.querySelectorAll('.way')].map(way => way.dataset.way).join() === '3'");
        browser.click("[data-side=places]");
        browser.awaitThat("document.querySelectorAll('windward-teams .places tbody th').length === 24");
        browser.script("document.querySelector('.car[data-car=\"2\"]').dispatchEvent(new MouseEvent('click'))");
        browser.script("(teams => { teams.scene = { ...teams.scene, cars: teams.scene.cars.map(car => car.number === 2"
                + " ? { ...car, delivered: ['Tim Cook'] } : car) }; })(document.querySelector('windward-teams'))");
        browser.awaitThat("document.querySelector('.places .greyed th')?.innerText.includes('Tim Cook')");
        browser.awaitThat("document.querySelector('windward-teams').getBoundingClientRect().left"
                + " > document.querySelector('.stage').getBoundingClientRect().right");
        browser.script("document.querySelector('.stop:not(.chosen) .ground').dispatchEvent("
                + "new MouseEvent('click', { bubbles: true }))");
        browser.await(".stop.chosen .ground");
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void onAPhoneAPressBesideAStopIsOneOnItAndTheResultIsReadable() {
        browser.size(390, 664).go(site.address() + "/matches/" + name(played()) + "?at=5", ".stop");
        List<?> place = (List<?>) browser.script("(() => {"
                + " const all = [...document.querySelectorAll('svg.city [role=button]')].map(thing => ({ thing,"
                + " box: thing.getBoundingClientRect() })); const far = (box, x, y) => Math.hypot("
                + "Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));"
                + " for (const { thing, box } of all.filter(one => one.thing.matches('.stop'))) {"
                + " for (const [x, y] of [[box.right + 5, (box.top + box.bottom) / 2],"
                + " [(box.left + box.right) / 2, box.bottom + 5]]) { if (y < innerHeight && x < innerWidth - 20"
                + " && all.every(one => one.thing === thing || far(one.box, x, y) > 8)"
                + " && document.elementFromPoint(x, y)?.closest('.frame')) {"
                + " return [Math.round(x), Math.round(y), thing.dataset.stop]; } } } })()");
        browser.pressAt(((Number) place.get(0)).intValue(), ((Number) place.get(1)).intValue());
        browser.awaitThat("document.querySelector('.stop.chosen')?.dataset.stop === '" + place.get(2) + "'");

        browser.click("[data-key='viewer.result']");
        browser.await(".finale .winner");
        assertThat(browser.script("[...document.querySelectorAll('.finale tbody tr')].every(row =>"
                        + " [...row.children].filter(cell => cell.getBoundingClientRect().width).every(cell =>"
                        + " { const { left, right } = cell.getBoundingClientRect(); return left >= 0"
                        + " && right <= innerWidth; }))"))
                .isEqualTo(true);
        assertThat(((Number) browser.script(
                                "parseFloat(getComputedStyle(document.querySelector('.finale table')).fontSize)"))
                        .doubleValue())
                .isGreaterThan(13);
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void cardsInEffectStandInFullAndNewsLeaveOutThatAPathHasEnded() {
        browser.size(1280, 900).go(site.address() + "/matches/" + name(played()) + "?at=5", "windward-teams tbody");
        browser.script("(teams => { teams.scene = { ...teams.scene, cars: teams.scene.cars.map(car => ({ ...car,"
                + " slowTicks: 1000, stoppedTicks: 1000, transit: 'MULT_DELIVERING_PASSENGER Mark Zuckerberg',"
                + " nextStop: 'MULT_DELIVER_AT_COMPANY Hewlett-Packard' })) }; })"
                + "(document.querySelector('windward-teams'))");
        browser.awaitThat("document.querySelector('windward-teams .more')?.innerText.includes('Zuckerberg')");
        assertThat(browser.text("windward-teams .more"))
                .contains("¼ 17 s", "■ 17 s", "×1.2 Mark Zuckerberg", "next: ×1.2 Hewlett-Packard");
        assertThat(browser.script("[...document.querySelectorAll('.more .tag')].every(tag => "
                        + "tag.getBoundingClientRect().right <= "
                        + "tag.closest('.table-frame').getBoundingClientRect().right)"))
                .isEqualTo(true);
        assertThat(browser.script("(viewer => viewer.game.words({ scene: { cars: viewer.shown.scene.cars, news: ["
                        + "{ status: 'NO_PATH', seat: 1 }, { status: 'COFFEE_STORE_CAR_RESTOCKED', seat: 2 }] } }))("
                        + VIEWER + ")"))
                .isEqualTo("superbot_1_2 has fetched coffee.");
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void cardsPickUpsAndDeliveriesAreHeardByThoseWhoSwitchTheSoundOn() {
        browser.size(1280, 900).go(site.address() + "/matches/" + name(played("superbot:1", 3_000)) + "?at=0", ".car");
        browser.awaitThat("(({ course, playback }) => course.gap(playback.last + 1) < 0)(" + VIEWER + ")");
        browser.script("((make) => { window.tones = []; AudioContext.prototype.createOscillator = function () {"
                + " const tone = make.call(this); window.tones.push(tone.frequency); return tone; }; })("
                + "AudioContext.prototype.createOscillator)");
        browser.script(VIEWER + ".setSpeed(100)");
        browser.click("[data-key='viewer.play']");
        browser.awaitThat(VIEWER + ".playback.isAtEnd");
        assertThat(browser.script("window.tones.length")).isEqualTo(0L);

        browser.click("[data-key='viewer.sound']");
        browser.script(VIEWER + ".setSpeed(1)");
        assertHeard("POWER_UP_PLAYED", 180);
        assertHeard("PASSENGER_PICKED_UP", 330);
        assertHeard("PASSENGER_DELIVERED", 392);
        assertThat(browser.errors()).isEmpty();
    }

    /** Plays on from the move before the first of which something is told, until a tone of that pitch was heard. */
    private void assertHeard(String status, int pitch) {
        Object at = browser.script(
                VIEWER + ".course.all().find(move => move.scene.news.some(one => one.status === '" + status + "')).at");
        browser.script(
                "(viewer => { window.tones.length = 0; viewer.go(" + at + " - 1); viewer.toggle(); })(" + VIEWER + ")");
        browser.awaitThat("window.tones.some(({ value }) => value === " + pitch + ")");
        browser.script(VIEWER + ".go(0)");
    }

    @Test
    void theCityIsZoomedAroundTheHandByKeysAroundItsMiddleAndMovedByTheMouse() {
        browser.size(1280, 900).go(site.address() + "/matches/" + name(played()) + "?at=5", ".car");
        browser.script("(window.under = (right, down) => { const frame = document.querySelector('.frame')"
                + ".getBoundingClientRect(); const here = new DOMPoint(frame.left + frame.width * right,"
                + " frame.top + frame.height * down); const there = here.matrixTransform("
                + "document.querySelector('svg.city').getScreenCTM().inverse());"
                + " return { clientX: here.x, clientY: here.y, x: there.x, y: there.y }; })");
        browser.script("(window.was = window.under(0.7, 0.4))");
        fire("new WheelEvent('wheel', { ctrlKey: true, deltaY: -9, cancelable: true, ...window.was })");
        assertStaysAt(1, "0.7, 0.4");

        browser.script("(window.was = window.under(0.5, 0.5))");
        browser.press("+");
        assertStaysAt(2, "0.5, 0.5");
        browser.press("-");
        assertStaysAt(1, "0.5, 0.5");

        browser.script("(window.was = window.under(0.6, 0.6))");
        String mouse = "pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true";
        fire("new PointerEvent('pointerdown', { " + mouse + ", ...window.under(0.6, 0.6) })");
        fire("new PointerEvent('pointermove', { " + mouse + ", ...window.under(0.5, 0.5) })");
        assertStaysAt(1, "0.5, 0.5");
        browser.script("document.querySelector('.car').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
        assertThat(browser.has(".car.chosen"))
                .as("a press, and no move of the board")
                .isFalse();
        assertThat(browser.errors()).isEmpty();
    }

    private void fire(String event) {
        browser.script("document.querySelector('.frame').dispatchEvent(" + event + ")");
    }

    /** Waits until the board has a size, and what was at a place before is at this one, but for a tile. */
    private void assertStaysAt(int zoom, String place) {
        browser.awaitThat(
                VIEWER + ".zoom === " + zoom + " && (({ x, y }) => Math.hypot(x - window.was.x, y - window.was.y)"
                        + " < 24)(window.under(" + place + "))");
    }

    @Test
    void aRoundIsOneFileThatFitsAPhone() throws IOException {
        String page = OfflinePage.of(played(), "referee");
        Path file = Files.writeString(folder.resolve("round.html"), page);
        assertThat(page.length()).isLessThan(300 * KILOBYTE);
        browser.size(390, 844).dark(true).go(file.toUri().toString(), ".car");
        browser.awaitThat("document.querySelectorAll('windward-teams tbody').length === 4");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"lock-step", "real-time"})
    void aPersonChoosesAStopAndThePathFinderDrives(String time) {
        JsonNode begun = JsonMapper.shared()
                .readTree(site.post(
                                "/api/v1/matches",
                                "{\"game\":\"windwardopolis\",\"seats\":[\"human:Ann\",\"superbot:1\"],\"settings\":"
                                        + "{\"time\":\"" + time + "\"}}")
                        .body());
        String link = begun.path("seats").get(0).path("link").asString();
        browser.size(1280, 900).go(site.address() + link, ".stop.offered");
        long before = ((Number) browser.script(CITY + ".scene.tick")).longValue();
        browser.awaitThat(CITY + ".scene.tick > " + before);
        browser.awaitThat("document.querySelector('.way') === null");
        // The car starts at random: the path to a stop beside it would be driven before it is seen.
        String goal = (String) browser.script("(({tile}) => [...document.querySelectorAll('.stop.offered')]"
                + ".map(one => one.dataset.stop).map(stop => [stop, ...stop.split(',').map(Number)])"
                + ".map(([stop, x, y]) => [stop, Math.abs(x - tile.x) + Math.abs(y - tile.y)])"
                + ".sort(([, one], [, other]) => other - one)[0][0])(" + CITY + ".scene.cars[0])");
        browser.script("window.press = () => document.querySelector(`[data-stop='" + goal
                + "']`).dispatchEvent(new MouseEvent('click'))");
        browser.script("window.press()");
        if (time.equals("real-time")) {
            // The car may have turned off the path before the order applies: a person presses again.
            browser.script("setInterval(() => document.querySelector('.way') ?? window.press(), 2000)");
        }
        browser.awaitThat("document.querySelectorAll('.way').length === 1");
        assertThat(browser.script("(({tile, own}) => [...own.path].reduce(({x, y}, step) => ({ "
                        + "x: x + (step === 'E') - (step === 'W'), y: y + (step === 'S') - (step === 'N') }), tile))("
                        + CITY + ".scene.cars[0])"))
                .hasToString("{x=" + goal.replace(",", ", y=") + "}");
        browser.tabTo(".stop.offered");
        browser.press(Keys.ENTER);
        Object now = browser.script(CITY + ".scene.tick");
        browser.awaitThat(CITY + ".scene.tick > " + now + " && document.activeElement.closest('.seat-page') !== null");
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }
}
