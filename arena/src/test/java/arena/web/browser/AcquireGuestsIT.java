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

/** How people come to a table of Acquire, and come back to it: by the form and its links, from whatever device. */
@Tag("slow")
@Timeout(300)
class AcquireGuestsIT {

    private static final String PAGE = "document.querySelector('arena-seat')";
    private static final String ASKED = "(" + PAGE + "?.asked?.number ?? 0)";
    private static final String PLACES = PAGE + "?.asked?.scene.question === 'TILE' && !" + PAGE + ".sent";
    /** Of both it asks at once: a question may come between two polls. */
    private static final String ANSWERS =
            PAGE + "?.asked !== undefined && " + PAGE + ".asked.scene.question !== 'TILE' && !" + PAGE + ".sent";

    /** An emblem is told by its word, too. */
    private static final String EMBLEM = ".seat .emblem[role='img'][aria-label='Fish']";

    private static final String BUTTON = "arena-choices button.first:not([disabled])";

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser wall = Browser.open().size(1280, 800);

    @AutoClose
    private final Browser phone = Browser.open().size(390, 844);

    @AutoClose
    private final Browser other = Browser.open().size(390, 844);

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    @Test
    void aSeatIsTakenByItsLinkAndGoesOnAfterAReloadALostNetworkAndOnAnotherPhone() {
        List<String> links = begin();
        other.go(links.get(0), "arena-seat");
        phone.go(links.get(1), "arena-seat");
        wall.click("a.button[href^='/matches/']");
        wall.await(".ledger " + EMBLEM);
        phone.await(EMBLEM);
        placesOneAndOthersDoToo();

        // A reload: the same question, the same tiles.
        String number = phone.script(ASKED).toString();
        String tiles = phone.text(".hand");
        phone.reload(".hand button:not([disabled])");
        assertThat(phone.script(ASKED)).hasToString(number);
        assertThat(phone.text(".hand")).isEqualTo(tiles);
        assertThat(phone.text(".status")).contains("no clock");

        // A tile that is not there: the arena says which rule forbids it, and asks again.
        phone.click("details summary");
        phone.write("#own-order", "tile " + freeTile());
        phone.click("details button[type=submit]");
        phone.awaitThat("document.querySelector('[role=alert]').innerText.includes('You do not hold that tile.')");

        // A connection that breaks and comes back: the tile that was picked stays so.
        phone.click(".hand button:not(.unplayable)");
        phone.await(".hand button[aria-pressed=true]");
        String picked = phone.text(".hand button[aria-pressed=true]");
        phone.script(PAGE + ".asked.before = true");
        phone.script(PAGE + ".live.socket.close()");
        phone.awaitThat(PAGE + ".state === 'open' && !" + PAGE + ".asked.before");
        // The button stays disabled where the tile founds a chain, whose company is chosen next.
        phone.await(".hand button[aria-pressed=true]:not([disabled])");
        assertThat(phone.text(".hand button[aria-pressed=true]")).isEqualTo(picked);
        phone.click(".hand button[aria-pressed=true]");

        // A lost network: what is given does not arrive, is kept, and arrives when the network is back.
        phone.offline(true);
        phone.script(PAGE + ".live.socket.close()");
        phone.awaitThat(PAGE + ".state === 'reconnecting'");
        chooseAndSend(phone);
        phone.awaitThat("document.querySelector('[role=alert]').innerText.includes('has not reached the arena yet')");
        phone.offline(false);
        phone.awaitThat(PAGE + ".state === 'open'");
        phone.awaitThat(ASKED + " !== " + number);
        phone.errors();

        // Another phone takes the seat by the same link: the same question, and the first one follows.
        placesOneAndOthersDoToo();
        number = phone.script(ASKED).toString();
        tiles = phone.text(".hand");
        Browser second = other.go(links.get(1), ".hand button:not([disabled])");
        assertThat(second.script(ASKED)).hasToString(number);
        assertThat(second.text(".hand")).isEqualTo(tiles);
        place(second);
        phone.awaitThat(ASKED + " !== " + number);

        assertThat(wall.has(".hand")).isFalse();
        wall.awaitThat("document.querySelector('.story').innerText.includes('Ann')");
        for (Browser one : List.of(wall, phone, second)) {
            assertThat(one.errors()).isEmpty();
        }
        assertThat(phone.inaccessible()).isEmpty();
    }

    @Test
    void theHostGivesAnotherLinkAndHasTheSuperBotPlayForSomebody() {
        List<String> links = begin();
        other.go(links.get(1), "arena-seat");
        wall.await("[data-seat='2'][data-attendance=here]");
        wall.click("[data-seat='2'] [data-action=link]");
        wall.awaitThat("document.querySelector('[data-seat=\"2\"] input').value !== '" + links.get(1) + "'");
        String next = wall.script("document.querySelector('[data-seat=\"2\"] input').value")
                .toString();
        wall.await("[data-seat='2'][data-attendance=away]");
        other.go(links.get(1), ".notice.grave");
        other.go(next, "arena-seat .board, arena-seat .viewer");
        wall.await("[data-seat='2'][data-attendance=here]");

        wall.click("[data-seat='2'] [data-action=hand-over]");
        wall.await("[data-seat='2'][data-attendance=over]");
        wall.awaitThat("document.querySelector('[data-seat=\"2\"]').innerText.includes('superbot_1 plays on')");
        assertThat(wall.has("[data-seat='2'] [data-action=hand-over]")).isFalse();
        other.awaitThat("document.querySelector('[role=status]')?.innerText.includes('superbot_1')");
        phone.go(links.get(0), "arena-seat");
        wall.awaitThat("document.querySelector('[data-seat=\"1\"]').dataset.attendance === 'here'");
        phone.await(".hand button:not([disabled])");
        assertThat(wall.inaccessible()).isEmpty();
        assertThat(wall.errors()).isEmpty();
    }

    /** Begins a match by the form: two people with names of two words and of one, two bots, no clock. */
    private List<String> begin() {
        wall.go(site.address() + "/play?game=acquire&table=table", "#clock");
        wall.write("#own-name", "Ann Lee");
        choose("#emblem-1", "fish");
        choose("#clock", "");
        assertThat(wall.has("#name-2")).isTrue();
        assertThat(wall.has(".emblem-choice .emblem[data-emblem=fish]")).isTrue();
        assertThat(wall.inaccessible()).isEmpty();
        wall.click("button[type=submit]");
        wall.awaitThat("document.querySelectorAll('.qr').length === 2"
                + " && [...document.querySelectorAll('.qr')].every(one => one.naturalWidth > 0)");
        assertThat(wall.text("main")).contains("Ann Lee").contains("Guest 2");
        wall.await("[data-seat='1'] h2 " + EMBLEM);
        assertThat(wall.has("[data-seat='2'] .emblem")).isFalse();
        assertThat(wall.inaccessible()).isEmpty();
        return List.of(
                wall.script("document.querySelectorAll('input[readonly]')[0].value")
                        .toString(),
                wall.script("document.querySelectorAll('input[readonly]')[1].value")
                        .toString());
    }

    /** Chooses in a list of the form. */
    private void choose(String list, String value) {
        wall.script("(list => { list.value = '" + value + "'; list.dispatchEvent(new Event('change')); })"
                + "(document.querySelector('" + list + "'))");
    }

    /** Plays until the person with the phone is to place a tile, for the other person too. */
    private void placesOneAndOthersDoToo() {
        Awaitility.await().atMost(Duration.ofMinutes(3)).until(() -> {
            if (isTrue(other, PLACES)) {
                place(other);
            } else if (isTrue(other, ANSWERS)) {
                other.click(BUTTON);
            } else if (isTrue(phone, ANSWERS)) {
                phone.click(BUTTON);
            }
            return isTrue(phone, PLACES);
        });
    }

    private static void place(Browser person) {
        String number = person.script(ASKED).toString();
        chooseAndSend(person);
        person.awaitThat(ASKED + " !== " + number);
    }

    /** Takes a tile that may be placed, and a company where the tile founds one, and presses the button. */
    private static void chooseAndSend(Browser person) {
        person.click(".hand button:not(.unplayable)");
        person.await(".hand button[aria-pressed=true]");
        if (person.has(".chips button")) {
            person.click(".chips button");
        }
        person.click(BUTTON);
    }

    /** Returns a tile that nobody has placed, and that is not in the own hand. */
    private String freeTile() {
        return phone.script("(scene => { const own = document.querySelector('.hand').innerText;"
                        + " for (let row = 0; row < 9; row++) { for (let at = 0; at < 12; at++) {"
                        + " const tile = (at + 1) + 'ABCDEFGHI'[row];"
                        + " if (scene.rows[row][at] === '.' && !own.split(/\\s/).includes(tile)) { return tile; } } }"
                        + " })(" + PAGE + ".asked.scene)")
                .toString();
    }

    private static boolean isTrue(Browser person, String script) {
        return Boolean.TRUE.equals(person.script(script));
    }
}
