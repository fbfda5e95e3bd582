package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.web.contest.OpenContestSite;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** An organiser hands the seat of a dead bot over in a real browser, and others look on. */
@Tag("slow")
@Timeout(240)
class HandOverPageIT {

    private static final String DONE = "button[data-action=publish]:not([disabled])";

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser browser = Browser.open();

    @AutoClose
    private OpenContestSite cup;

    @BeforeEach
    void open() {
        cup = OpenContestSite.withDyingBot(folder);
    }

    private String organisersPage() {
        return cup.site().organisersAddress() + "/organiser#" + cup.key(new Holder.Organiser());
    }

    /** Has the game played until Alpha's program has ended, and returns the address of the match for everybody. */
    private String playUntilItDies() {
        browser.go(organisersPage(), "button[data-action=draw]");
        browser.click("button[data-action=draw]");
        browser.await("button[data-action=pause]:not([disabled])");
        browser.click("input[data-action=hold-for-dead]");
        browser.awaitThat("document.body.innerText.includes('A game is held from now on')");
        browser.await("button[data-action=start]:not([disabled])");
        browser.click("button[data-action=start]");
        browser.await(".game-list .gone");
        browser.await("form.hand-over input[name=reason]");
        browser.await(".game-list a[href^='/matches/']");
        return cup.site().address()
                + browser.script("new URL(document.querySelector('.game-list a[href^=\"/matches/\"]').href).pathname");
    }

    private void handOver(int width, String to) {
        browser.go(organisersPage(), ".game-list .gone");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
        assertThat(browser.inaccessible()).isEmpty();
        browser.await("form.hand-over [name=to]");
        browser.script("document.querySelector('form.hand-over [name=to]').value = '" + to + "'");
        browser.write("form.hand-over input[name=reason]", "its table has no power\n");
        browser.awaitThat("document.body.innerText.includes('plays on')");
    }

    @Test
    void aGameIsHeldItsSeatHandedOverAndItGoesOn() {
        browser.size(1280, 900);
        String match = playUntilItDies();
        browser.go(match, ".held-words");
        assertThat(browser.text(".held-words")).contains("Held: Alpha has left");
        assertThat(browser.text(".title .tag")).isEqualTo("held");
        assertThat(browser.inaccessible()).isEmpty();
        browser.go(cup.site().address() + "/contest/projector", ".wall-board .board");
        browser.await(".wall .held-words");

        handOver(1280, "superbot:2");
        browser.go(match, ".held-words");
        browser.awaitThat("document.querySelector('.seats').innerText.includes('superbot_2 plays on for Alpha')");

        browser.go(organisersPage(), "button[data-action=go-on]");
        browser.click("button[data-action=go-on]");
        browser.await(DONE);
        assertThat(browser.text(".trail")).contains("handed a seat over (Alpha)", "its table has no power");
        assertThat(browser.text(".game-list")).contains("a seat was handed over");
        browser.go(match, "arena-moves");
        browser.press(Keys.END);
        browser.awaitThat("document.querySelector('.seats').innerText.includes('superbot_2 plays on for Alpha')");
        browser.press(Keys.HOME);
        browser.awaitThat("!document.querySelector('.seats').innerText.includes('plays on')");
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void onAPhoneAPersonIsGivenALinkAndPlaysOn() {
        browser.size(390, 844);
        playUntilItDies();
        handOver(390, "human");
        browser.awaitThat("document.body.innerText.includes('/seat/')");
        String link = (String) browser.script("document.body.innerText.match(/\\/seat\\/[A-Za-z0-9_-]+/)[0]");
        browser.go(cup.site().address() + link, ".held-words");
        cup.act("go-on", "{\"game\":\"1.1-2.1\"}");
        browser.await("arena-choices");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        assertThat(browser.text(".title h1")).isEqualTo("You are Guest");
        assertThat(browser.text(".seats")).contains("Guest plays on for Alpha");
        assertThat(browser.inaccessible()).isEmpty();
        assertThat(browser.errors()).isEmpty();
    }
}
