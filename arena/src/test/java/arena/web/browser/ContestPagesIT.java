package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.web.contest.OpenContestSite;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The pages of a contest in a real browser. */
@Tag("slow")
@Timeout(240)
class ContestPagesIT {

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser browser = Browser.open();

    @Test
    void anOrganiserRunsTheDayWithButtons() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            browser.size(1280, 900)
                    .go(
                            cup.site().organisersAddress() + "/organiser#" + cup.key(new Holder.Organiser()),
                            "button[data-action=draw]");
            assertThat(browser.address()).endsWith("/organiser");
            browser.click("button[data-action=draw]");
            browser.await("button[data-action=pause]:not([disabled])");
            browser.click("button[data-action=start]");
            browser.await("button[data-action=publish]:not([disabled])");
            assertThat(browser.errors()).isEmpty();
            browser.click("a[href^='/organiser/matches/']");
            browser.await(".inside-mark");
            browser.await("arena-viewer .board");
            browser.go(cup.site().organisersAddress() + "/organiser", "button[data-action=disqualify]");
            browser.click("button[data-action=disqualify]");
            browser.write("#reason", "somebody else's program\n");
            browser.await("button[data-action=clear]");
            browser.click("button[data-action=publish]");
            browser.awaitThat("document.body.innerText.includes('Everybody sees results')");
            browser.size(390, 844).dark(true);
            assertThat(browser.inaccessible()).isEmpty();
            assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(390);
            assertThat(browser.text(".trail")).contains("disqualified a team (Alpha): somebody else's program");
            assertThat(browser.inaccessible()).isEmpty();
        }
    }

    @Test
    void whatIsOpenStaysWithItsGameWhenTheOrderOfGamesChanges() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.act("draw", "{\"by\":\"Olga\"}");
            browser.size(1280, 900)
                    .go(
                            cup.site().organisersAddress() + "/organiser#" + cup.key(new Holder.Organiser()),
                            "li[data-game] .deeds summary");
            String game = browser.script("document.querySelector('li[data-game]').dataset.game")
                    .toString();
            browser.click("li[data-game='" + game + "'] .deeds summary");
            browser.click("li[data-game='" + game + "'] button[data-action=award]");
            browser.write("#reason", "the other one is ill\n");
            browser.awaitThat("document.querySelector('li[data-game]').dataset.game !== '" + game + "'");
            assertThat(browser.script("[...document.querySelectorAll('.deeds[open]')].map(one =>"
                            + " one.closest('li').dataset.game).join()"))
                    .isEqualTo(game);
        }
    }

    @Test
    void anExportedContestOpensFromADiskWithoutAServer() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.play();
            cup.whenFinished();
            cup.act("publish", "{\"by\":\"Olga\"}");
            cup.act("export", "{\"by\":\"Olga\"}");
        }
        String page = folder.resolve("cup.contest/site/index.html").toUri().toString();
        browser.size(1280, 900).go(page, "arena-standings .why .games a");
        browser.click("arena-fairness summary");
        browser.await("arena-fairness tbody code");
        assertThat((Long) browser.script("document.querySelectorAll('arena-fairness tbody tr').length"))
                .isEqualTo((Long) browser.script("document.querySelectorAll('#games li').length"));
        browser.click("arena-standings a.team");
        browser.await("arena-team .figures");
        assertThat(browser.address()).contains("#team/");
        browser.click("arena-team .game-list a[href^='match/']");
        browser.await(".viewer .board");
        browser.click(".home a");
        browser.await("arena-standings table");
        browser.size(390, 844).go(page, "arena-standings table");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        // The examination itself requests the style sheet, which the policy of the page refuses.
        assertThat(browser.errors()).isEmpty();
        assertThat(browser.inaccessible()).isEmpty();
    }

    @Test
    void manyGamesAreTurnedPageByPageAndChangesComeByThemselves() {
        StringBuilder contest = new StringBuilder(
                "[contest]\nname = Cup\ngame = chain-reaction\nformat = round-robin\nresults = public\n");
        for (int team = 1; team <= 16; team++) {
            contest.append("[team T").append(team).append("]\nbot = superbot:1\n");
        }
        try (OpenContestSite cup = OpenContestSite.of(folder, contest.toString())) {
            cup.act("draw", "{\"by\":\"Olga\"}");
            browser.size(1280, 900).go(cup.site().address() + "/contest", "#tables details summary");
            assertThat(browser.text("#games")).contains("1 to 60 of 120 games");
            browser.click("#games .row button:last-child");
            browser.awaitThat("document.querySelector('#games').innerText.includes('61 to 120 of 120 games')");
            browser.click("#games .row button:first-child");
            browser.awaitThat("document.querySelector('#games').innerText.includes('1 to 60 of 120 games')");
            browser.click("#tables details summary");
            browser.awaitThat("document.querySelectorAll('#tables details[open] .games span').length === 15");

            cup.act("disqualify", "{\"team\":\"T7\",\"reason\":\"it is another program\",\"by\":\"Olga\"}");
            browser.awaitThat("document.querySelector('#teams').innerText.includes('disqualified')");
            assertThat((String) browser.script("performance.getEntriesByType('resource').map(one => one.name).join()"))
                    .contains("/api/v1/contest?since=");
            assertThat(browser.inaccessible()).isEmpty();
            assertThat(browser.errors()).isEmpty();
        }
    }

    @Test
    void aWallComesBackByItselfWhenTheServerDoes() {
        int port;
        OpenContestSite cup = OpenContestSite.in(folder, "public");
        try {
            cup.play();
            cup.whenFinished();
            port = URI.create(cup.site().address()).getPort();
            browser.size(1920, 1080).go(cup.site().address() + "/contest/projector", ".wall table");
            browser.await(".wall-board .board");
        } finally {
            cup.close();
        }
        browser.await(".wall.away");
        try (OpenContestSite again = OpenContestSite.at(folder, "public", port)) {
            again.act("publish", "{\"by\":\"Olga\"}");
            browser.await(".wall:not(.away) .ceremony .place-1");
            assertThat(browser.has(".ceremony .closed")).isTrue();
            assertThat((Long) browser.script("document.documentElement.scrollHeight"))
                    .isLessThanOrEqualTo(1080);
            assertThat(browser.inaccessible()).isEmpty();
        }
    }

    @Test
    void everyPageFitsItsScreenAndEverybodyCanUseIt() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.play();
            cup.whenFinished();
            String site = cup.site().address();
            for (boolean dark : new boolean[] {false, true}) {
                for (int[] size : List.of(new int[] {390, 844}, new int[] {1920, 1080}, new int[] {3840, 2160})) {
                    browser.size(size[0], size[1]).dark(dark);
                    look(site + "/contest", "arena-contest table", size[0]);
                    look(site + "/contest/projector", ".wall-board .board", size[0]);
                    look(site + "/contest/teams/Alpha", "arena-team .figures", size[0]);
                    look(site + "/team#" + cup.key(new Holder.Team("Alpha")), "arena-team .answers", size[0]);
                    assertThat(browser.has("script:not([src]):not([type=importmap])"))
                            .isFalse();
                }
            }
            browser.go(site + "/contest?lang=de", "arena-contest table");
            assertThat(browser.text("#tables")).contains("Alle", "Punkte").doesNotContain("Everybody", "Points");
            browser.go(site + "/contest?lang=en", "arena-contest table");
            assertThat(browser.text("#tables")).contains("Everybody", "Points");
            assertThat(browser.text("#teams")).contains("<script>alert(1)</script>");
        }
    }

    private void look(String address, String drawn, int width) {
        browser.go(address, drawn);
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .as(address + " is wider than the screen")
                .isLessThanOrEqualTo(width);
        assertThat(browser.inaccessible()).as(address).isEmpty();
        assertThat(browser.errors()).as(address).isEmpty();
    }

    @Test
    void noSecretOfAContestThatIsHeldBackIsInWhatABrowserIsSent() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "hidden")) {
            cup.play();
            cup.whenFinished();
            for (String page : List.of("/contest", "/contest/projector", "/contest/teams/Beta")) {
                browser.size(1280, 900).go(cup.site().address() + page, "main h1");
                browser.awaitThat("document.body.innerText.includes('held back')");
                assertThat(browser.text("main")).doesNotContain("turn limit", "king hit", "won alone");
                assertThat(browser.has("main a[href^=\"/matches/\"]")).isFalse();
            }
        }
    }
}
