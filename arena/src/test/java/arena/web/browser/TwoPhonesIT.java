package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two people at one table, each with a phone, and somebody who looks on at a wide screen. */
@Tag("slow")
@Timeout(420)
class TwoPhonesIT {

    private static final String ASKED = "document.querySelector('arena-seat')?.asked?.number ?? 0";
    private static final String OVER = "document.querySelector('arena-seat')?.header?.over === true";
    private static final String READY = "document.querySelector('arena-choices:not([closed])') !== null";
    private static final int MOST_TURNS = 200;

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser ann = Browser.open().size(390, 844).still();

    @AutoClose
    private final Browser bob = Browser.open().size(390, 844).still();

    @AutoClose
    private final Browser wall = Browser.open().size(1920, 1080);

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    private JsonNode begin(String json) {
        JsonNode begun =
                JsonMapper.shared().readTree(site.post("/api/v1/matches", json).body());
        ann.go(site.address() + begun.path("seats").path(0).path("link").asString(), "arena-seat");
        bob.go(site.address() + begun.path("seats").path(1).path("link").asString(), "arena-seat");
        wall.go(site.address() + begun.path("page").asString(), ".viewer");
        return begun;
    }

    @Test
    void chainReactionIsPlayedToItsEndAndAPhoneMayComeBackInTheMiddle() {
        begin("{\"game\":\"chain-reaction\",\"seats\":[\"human:Ann\",\"human:Bob\"],\"seed\":9}");
        for (int turn = 1; turn <= MOST_TURNS && !isOver(); turn++) {
            move(ann, turn);
            move(bob, turn);
            if (turn == 4) {
                bob.reload("arena-seat .board");
            }
        }
        assertThat(List.of(result(ann), result(bob))).containsExactlyInAnyOrder("You won!", "You are 2nd of 2.");
        assertThat(ann.has("[data-key='seat.hint']")).isFalse();
        wall.awaitThat("document.querySelector('arena-viewer').header.over === true");
        assertThat(wall.text(".title")).contains("won.");
        assertThat(List.of(ann.errors(), bob.errors(), wall.errors())).allMatch(List::isEmpty);
    }

    /** Presses the first cell that is offered, from different ends of the board. */
    private void move(Browser phone, int turn) {
        phone.awaitThat(OVER + " || ((" + ASKED + ") >= " + turn
                + " && document.querySelector('.board.plays .offered, .board.plays [data-cell]') !== null)");
        if (isOver(phone)) {
            return;
        }
        if (phone.has(".kinds [data-key='coin']")) {
            phone.click(".kinds [data-key='coin']");
        }
        Object cell = phone.script("(() => { const all = [...document.querySelector('arena-seat').offered];"
                + " return all[(" + turn + " * 7) % all.length]; })()");
        phone.click(".board.plays [data-cell='" + cell.toString().replaceAll(".*\\D", "") + "']");
        phone.awaitThat(OVER + " || (" + ASKED + ") > " + turn + " || document.querySelector('.board.plays') === null");
    }

    @Test
    void asterobotsIsPlayedWithABotInTheThirdSeat() {
        begin("{\"game\":\"asterobots\",\"seats\":[\"human:Ann\",\"human:Bob\",\"superbot:1\"],\"seed\":5,"
                + "\"settings\":{\"rounds\":\"6\"}}");
        aPressBesideAVeinIsOneOnIt();
        for (int turn = 1; turn <= MOST_TURNS && !isOver(); turn++) {
            Awaitility.await().atMost(Duration.ofMinutes(2)).until(() -> isOver() || isAsked(ann) || isAsked(bob));
            for (Browser phone : List.of(ann, bob)) {
                if (isAsked(phone)) {
                    order(phone);
                }
            }
            if (turn == 3) {
                bob.reload("arena-seat .board");
            }
        }
        for (Browser phone : List.of(ann, bob)) {
            assertThat(isOver(phone)).isTrue();
            assertThat((Long) phone.script("document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(390);
            assertThat(phone.inaccessible()).isEmpty();
            assertThat(phone.errors()).isEmpty();
        }
        wall.awaitThat("document.querySelector('arena-viewer').header.over === true");
        assertThat(wall.errors()).isEmpty();
    }

    /** Presses beside a vein of a few pixels that stands apart from others. */
    private void aPressBesideAVeinIsOneOnIt() {
        ann.await(".board.plays [data-vein]");
        List<?> place = (List<?>) ann.script("(() => { const page = document.querySelector('arena-seat');"
                + " page.press = token => { window.pressed = token; };"
                + " const all = [...document.querySelectorAll('[data-vein]')].map(vein => ({ vein,"
                + " box: vein.getBoundingClientRect() })); const far = (box, x, y) => Math.hypot("
                + "Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));"
                + " for (const { vein, box } of all) { const [x, y] = [box.right + 5, (box.top + box.bottom) / 2];"
                + " if (y < innerHeight && all.every(one => one.vein === vein || far(one.box, x, y) > 8)"
                + " && !document.elementFromPoint(x, y)?.closest('[data-vein]')) {"
                + " const { location } = page.asked.scene.veins.find(one => one.number === Number(vein.dataset.vein));"
                + " return [Math.round(x), Math.round(y), `${location.x},${location.y}`]; } } })()");
        ann.pressAt(((Number) place.get(0)).intValue(), ((Number) place.get(1)).intValue());
        ann.awaitThat("window.pressed === '" + place.get(2) + "'");
        ann.script("(delete document.querySelector('arena-seat').press)");
    }

    /** Takes the first value of each part by the keyboard, adds the order if it is whole, and hands everything in. */
    private static void order(Browser phone) {
        String number = phone.script(ASKED).toString();
        phone.takeFirst("arena-choices select[id^=part-]");
        if (phone.has("arena-choices button[type=submit]:not([disabled]):not(.first)")) {
            phone.click("arena-choices button[type=submit]:not(.first)");
            phone.awaitThat("document.querySelector('arena-choices ol .tag') !== null");
        }
        phone.click("arena-choices button.first");
        phone.awaitThat(OVER + " || (" + ASKED + ") !== " + number + " || !(" + READY + ")");
        phone.awaitThat("document.activeElement.closest('.seat-page') !== null");
    }

    private static boolean isAsked(Browser phone) {
        return Boolean.TRUE.equals(phone.script(READY));
    }

    private static boolean isOver(Browser phone) {
        return Boolean.TRUE.equals(phone.script(OVER));
    }

    private boolean isOver() {
        return isOver(ann) && isOver(bob);
    }

    private static String result(Browser phone) {
        phone.awaitThat(OVER + " && document.querySelector('.seat-page .controls h2') !== null");
        return phone.text(".seat-page .controls h2");
    }
}
