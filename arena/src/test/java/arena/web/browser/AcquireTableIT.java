package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An evening's table of Acquire: the board on a big screen, a person at a desk, one with a phone, and two bots. */
@Tag("slow")
@Timeout(540)
class AcquireTableIT {

    private static final String ASKED = "(document.querySelector('arena-seat')?.asked?.number ?? 0)";
    private static final String OVER = "document.querySelector('arena-seat')?.header?.over === true";
    private static final String READY = "document.querySelector('arena-choices:not([closed])') !== null";
    private static final String KIND = "document.querySelector('arena-choices')?.chosen?.key ?? ''";
    private static final int MOST_ANSWERS = 400;
    private static final int MIDDLE = 12;

    @TempDir
    private Path folder;

    private OpenSite site;
    private Browser wall;
    private Browser ann;
    private Browser bob;

    @BeforeEach
    void open() {
        wall = Browser.open(folder.resolve("wall")).size(1920, 1080);
        ann = Browser.open(folder.resolve("ann")).size(1280, 900);
        bob = Browser.open(folder.resolve("bob")).size(390, 844);
        site = OpenSite.in(folder);
    }

    @AfterEach
    void close() {
        for (Browser one : List.of(wall, ann, bob)) {
            one.close();
        }
        site.close();
    }

    private void begin() {
        JsonNode begun = JsonMapper.shared()
                .readTree(site.post(
                                "/api/v1/matches",
                                "{\"game\":\"acquire\","
                                        + "\"seats\":[\"human:Ann\",\"superbot:1\",\"human:Bob\",\"superbot:1\"],"
                                        + "\"seed\":13,\"settings\":{\"rules\":\"classic\",\"move-time\":\"10m\"}}")
                        .body());
        wall.go(site.address() + begun.path("page").asString(), ".viewer");
        ann.go(site.address() + begun.path("seats").path(0).path("link").asString(), "arena-seat");
        bob.go(site.address() + begun.path("seats").path(2).path("link").asString(), "arena-seat");
    }

    @Test
    void aWholeGameIsPlayedByClicksAndGoesOnAfterAReload() {
        begin();
        int answers = 0;
        while (!(isTrue(ann, OVER) && isTrue(bob, OVER))) {
            Awaitility.await()
                    .atMost(Duration.ofSeconds(60))
                    .until(() -> isAsked(ann) || isAsked(bob) || (isTrue(ann, OVER) && isTrue(bob, OVER)));
            for (Browser person : List.of(ann, bob)) {
                if (isAsked(person)) {
                    answer(person);
                    answers++;
                }
            }
            assertThat(answers).isLessThan(MOST_ANSWERS);
            if (answers / 2 == MIDDLE) {
                bob.reload("arena-seat .board");
                answers += 2;
            }
        }
        String result = bob.await(".seat-page .controls h2").getText();
        assertThat(result).isIn("You won!", "You did not win.");
        wall.awaitThat("document.querySelector('arena-viewer').header.over === true");
        assertThat(wall.text(".title")).contains("won.");
        for (Browser one : List.of(wall, ann, bob)) {
            assertThat(one.inaccessible()).isEmpty();
            assertThat(one.errors()).isEmpty();
        }
        theBigScreenTellsAMerger();
    }

    /** Goes back to the first merger: its bonuses are told in words, and beside the board stands what each holds. */
    private void theBigScreenTellsAMerger() {
        Object merger = wall.script("document.querySelector('arena-viewer').course.all().find(move =>"
                + " move.what?.happened?.some(event => event.type === 'Bonus')).at");
        wall.go(wall.address().replaceFirst("[?].*", "") + "?at=" + merger, ".acquire .held");
        wall.awaitThat("document.querySelector('main').innerText.includes('gets $')");
        assertThat(wall.text("main")).contains(" takes over ");
        wall.click(".tabs button:nth-of-type(2)");
        wall.await(".tab-panel .chain-name");
        assertThat((Long) wall.script("document.querySelectorAll('.tab-panel .chain-name').length"))
                .isEqualTo(7);
        assertThat(wall.inaccessible()).isEmpty();
        assertThat(wall.errors()).isEmpty();
    }

    /** Does what is offered: declares the end, places the first tile of the hand, buys one share, and hands in. */
    private static void answer(Browser person) {
        String number = person.script(ASKED).toString();
        choose(person, "declare-end");
        if (!person.script(KIND).equals("declare-end") && person.has(".hand button:not([disabled])")) {
            person.click(".hand button:not([disabled])");
        }
        if (person.has("arena-choices .steps input")) {
            person.click("arena-choices .steps button:last-of-type");
        }
        person.script("document.querySelectorAll('arena-choices select[id^=part-]').forEach(one => {"
                + " if (!one.value) { one.selectedIndex = 1; one.dispatchEvent(new Event('change')); } })");
        String given = "(" + OVER + " || " + ASKED + " !== " + number + " || !(" + READY + "))";
        if (person.has("arena-choices button[type=submit]:not(.first):not([disabled])")) {
            person.click("arena-choices button[type=submit]:not(.first)");
            person.awaitThat("document.querySelector('arena-choices ol .tag') !== null");
        }
        // What the others did may still be moving: then a press misses its button, and a person presses again.
        Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> {
            if (!isTrue(person, given) && person.has("arena-choices button.first:not([disabled])")) {
                person.click("arena-choices button.first");
            }
            return isTrue(person, given);
        });
    }

    private static void choose(Browser person, String key) {
        if (person.has(".kinds [data-key='" + key + "']")) {
            person.click(".kinds [data-key='" + key + "']");
        } else if (person.has("#choices-kind option[value='" + key + "']")) {
            person.click("#choices-kind option[value='" + key + "']");
        }
    }

    private static boolean isAsked(Browser person) {
        return isTrue(person, READY);
    }

    private static boolean isTrue(Browser person, String script) {
        return Boolean.TRUE.equals(person.script(script));
    }
}
