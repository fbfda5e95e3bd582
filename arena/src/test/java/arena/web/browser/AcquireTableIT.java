package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AutoClose;
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

    private static final int MOST_ANSWERS = 400;
    private static final int MIDDLE = 12;

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser wall = Browser.open().size(1920, 1080);

    @AutoClose
    private final Browser ann = Browser.open().size(1280, 900);

    @AutoClose
    private final Browser bob = Browser.open().size(390, 844).still();

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    private void begin() {
        JsonNode begun = JsonMapper.shared()
                .readTree(site.post(
                                "/api/v1/matches",
                                "{\"game\":\"acquire\","
                                        + "\"seats\":[\"human:Ann\",\"superbot:1\",\"human/crown:Bob\",\"superbot:1\"],"
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
        while (!(AcquireAnswers.isOver(ann) && AcquireAnswers.isOver(bob))) {
            Awaitility.await()
                    .atMost(Duration.ofMinutes(2))
                    .until(() -> AcquireAnswers.isAsked(ann)
                            || AcquireAnswers.isAsked(bob)
                            || (AcquireAnswers.isOver(ann) && AcquireAnswers.isOver(bob)));
            for (Browser person : List.of(ann, bob)) {
                if (AcquireAnswers.isAsked(person)) {
                    AcquireAnswers.give(person);
                    answers++;
                }
            }
            assertThat(answers).isLessThan(MOST_ANSWERS);
            if (answers / 2 == MIDDLE) {
                bob.reload("arena-seat .board");
                answers += 2;
            }
        }
        bob.await(".seat-page .controls h2");
        assertThat(bob.text(".seat-page .controls h2")).matches("You won!|You are \\d[a-z]{2} of \\d\\.");
        assertThat(bob.text(".seat-page .places li.strong")).contains("Bob", "$");
        wall.awaitThat("document.querySelector('arena-viewer').header.over === true");
        assertThat(wall.text(".title")).contains("won.");
        theBigScreenTellsHowTheMoneyCame();
        for (Browser one : List.of(wall, ann, bob)) {
            assertThat(one.inaccessible()).isEmpty();
            assertThat(one.errors()).isEmpty();
        }
        theBigScreenTellsAMerger();
    }

    /** Waits for the finale, whose winner is large, and whose parts of the money add up to it for each player. */
    private void theBigScreenTellsHowTheMoneyCame() {
        wall.await(".finale .winner");
        wall.awaitThat("document.querySelector('.finale .winner .name').innerText === document.querySelector("
                + "'.finale tr.first th').innerText.trim()");
        wall.awaitThat("parseFloat(getComputedStyle(document.querySelector('.finale .winner')).fontSize) > 48");
        assertThat(wall.script("[...document.querySelectorAll('.finale tbody tr')].every(row => {"
                        + " const money = [...row.querySelectorAll('td.number')].map(cell =>"
                        + " Number(cell.innerText.replace('−', '-').replace(/[$,]/g, '')));"
                        + " return money.slice(0, -1).reduce((sum, part) => sum + part) === money.at(-1); })"))
                .isEqualTo(true);
        assertThat(wall.script("[...document.querySelectorAll('.finale tbody tr:has(.emblem) .name')]"
                        + ".map(name => name.innerText).join()"))
                .isEqualTo("Bob");
        assertThat(wall.inaccessible()).isEmpty();
    }

    /** Goes back to the first merger: its bonuses are told in words, and beside the board stands what each holds. */
    private void theBigScreenTellsAMerger() {
        Object merger = wall.script("document.querySelector('arena-viewer').course.all().find(move =>"
                + " move.what?.happened?.some(event => event.type === 'Bonus')).at");
        wall.go(wall.address().replaceFirst("[?].*", "") + "?at=" + merger, ".acquire .held");
        wall.awaitThat("document.querySelector('main').innerText.includes('gets $')");
        assertThat(wall.text("main")).contains(" takes over ");
        assertThat(wall.text(".story"))
                .contains("gets $")
                .contains(" takes over ")
                .contains(" survives: it has ");
        for (String size : List.of("1920x1080", "3840x2160", "1024x768", "820x1180")) {
            int[] sides = Stream.of(size.split("x")).mapToInt(Integer::parseInt).toArray();
            wall.size(sides[0], sides[1]);
            for (String part : List.of(".stage .board", ".ledger", ".story .merger")) {
                wall.awaitThat("(box => box.top >= 0 && box.left >= 0 && box.right <= innerWidth"
                        + " && box.bottom <= innerHeight)(document.querySelector('" + part
                        + "').getBoundingClientRect())");
            }
            assertThat((Boolean) wall.script("document.documentElement.scrollWidth <= innerWidth"))
                    .as(size)
                    .isTrue();
        }
        assertThat((Long) wall.script("document.querySelectorAll('.ledger .chain').length"))
                .isEqualTo(7);
        assertThat(wall.inaccessible()).isEmpty();
        assertThat(wall.errors()).isEmpty();
    }

    /**
     * News that come while a finger is on its way to a button must neither move nor close it: here two moves of others
     * are told once more while a tile is chosen.
     */
    @Test
    void newsLeaveEveryButtonWhereItIs() {
        begin();
        Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(() -> AcquireAnswers.isAsked(ann) || AcquireAnswers.isAsked(bob));
        Browser person = AcquireAnswers.isAsked(bob) ? bob : ann;
        person.awaitThat("!document.querySelector('arena-seat').playback.playing");
        person.click(".hand button:not(.unplayable)");
        person.await("arena-choices button.first:not([disabled])");
        person.script("(() => { const page = document.querySelector('arena-seat'); window.seen = new Set();"
                + " const last = page.course.moves[page.course.last]; let pictures = 60;"
                + " const look = () => { document.querySelectorAll('.controls button').forEach((one, at) => {"
                + " const box = one.getBoundingClientRect(); window.seen.add([at, box.x, box.y, one.disabled].join());"
                + " }); window.done = --pictures === 0; window.done || requestAnimationFrame(look); };"
                + " look(); window.buttons = window.seen.size;"
                + " const moves = [1, 2].map(more => ({ ...last, at: last.at + more }));"
                + " page.receive({ kind: 'moves', moves }); })()");
        person.awaitThat("window.done");
        assertThat(person.script("[...window.seen].join(' ')").toString().split(" "))
                .hasSize(((Long) person.script("window.buttons")).intValue());
    }

    /** The button that gives the answer is seen on phones with their bars, also below seven chains to be bought. */
    @Test
    void theButtonOfAHandIsInSightOnSmallPhones() {
        begin();
        Awaitility.await().atMost(Duration.ofMinutes(2)).until(() -> {
            if (AcquireAnswers.isAsked(ann)) {
                AcquireAnswers.give(ann);
            }
            return AcquireAnswers.isAsked(bob);
        });
        bob.awaitThat("!document.querySelector('arena-seat').playback.playing");
        assertButtonInSight("a tile");
        bob.script("(page => page.receive({ ...page.asked, number: 999,"
                + " scene: { ...page.asked.scene, question: 'STOCK' },"
                + " choices: { complete: true, kinds: page.asked.scene.chains.map(({ letter, name }) => ({"
                + " key: `buy ${letter}`, words: `Buy ${name}`, said: { form: 'buy', values: { chain: name,"
                + " price: '900' } }, parts: [{ key: 'shares', words: 'how many', least: 1, most: 3 }] })) } }))"
                + "(document.querySelector('arena-seat'))");
        bob.awaitThat("document.querySelectorAll('.steppers li').length === 7");
        assertButtonInSight("seven chains");
    }

    private void assertButtonInSight(String asked) {
        for (int[] size : new int[][] {{390, 664}, {360, 560}}) {
            bob.size(size[0], size[1]);
            bob.script("scrollTo(0, 0)");
            assertThat(bob.script("(button => { const { left, right, top, bottom } = button.getBoundingClientRect();"
                            + " const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);"
                            + " return top >= 0 && bottom <= innerHeight && at?.closest('button') === button; })"
                            + "(document.querySelector('arena-choices button.first'))"))
                    .as(asked + " at " + size[0] + "x" + size[1])
                    .isEqualTo(true);
        }
    }
}
