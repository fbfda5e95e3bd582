package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.practice.LadderMatch;
import arena.practice.LadderResult;
import arena.practice.ProgressFile;
import arena.web.OpenSite;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that is followed while it is played. */
@Tag("slow")
class LivePageIT {

    /** The milliseconds of a move, so that a match lasts far longer than it takes to open its page. */
    private static final int PACE = 150;

    /** The events after which a match waits for its spectator; far fewer than it has. */
    private static final int PAUSED_AFTER = 60;

    private static final String AT = "document.querySelector('.scrubber input')";
    private static final String AT_THE_END =
            "document.querySelector('arena-viewer').header.over && " + AT + ".value === " + AT + ".max";

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

    private String begin() {
        return site.post(
                        "/api/v1/matches",
                        "{\"game\":\"chain-reaction\",\"seats\":[\"superbot:2\",\"superbot:1\"],\"pace\":" + PACE + "}")
                .body();
    }

    @Test
    void aWholeMatchIsWatchedToItsEnd() {
        browser.size(1280, 900).go(site.address() + "/", "arena-lobby .empty");
        browser.go(site.address() + find("\"page\":\"([^\"]+)\"", begin()), ".viewer .cell");
        assertThat(browser.text(".title")).contains("live");
        browser.awaitThat("Number(" + AT + ".value) > 5");
        browser.awaitThat(AT_THE_END);
        assertThat(browser.text(".title")).contains("won.").doesNotContain("live");
        assertThat(browser.errors()).isEmpty();
    }

    @Test
    void theLobbyShowsItMoveAndThenItsResultAndWhichLevelsAreUnlocked() {
        ProgressFile birch = ProgressFile.of(site.configuration().practice().folder(), "chain-reaction", "Birch", 5);
        birch.append(new LadderMatch(1, LadderResult.WON, "m1"));
        ProgressFile.of(site.configuration().practice().folder(), "chain-reaction", "a".repeat(32), 5)
                .append(new LadderMatch(1, LadderResult.WON, "m3"));
        browser.size(390, 844).go(site.address() + "/", ".ladder .tags");
        assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(390);
        browser.size(1280, 900).go(site.address() + "/", "arena-lobby .empty");
        assertThat(level(1)).contains("won by").contains("birch");
        assertThat(level(2)).contains("open to").contains("birch");
        assertThat(level(3)).contains("not open yet");
        birch.append(new LadderMatch(2, LadderResult.WON, "m2"));
        begin();
        browser.await(".mini .board .owned");
        browser.awaitThat("document.querySelector('.ladder li:nth-child(3)').innerText.includes('open to birch')");
        browser.await("arena-table td a");
        assertThat(browser.text("arena-table tbody")).contains("superbot_2");
        assertThat(browser.errors()).isEmpty();
    }

    private String level(int number) {
        browser.await(".ladder li:nth-child(" + number + ") .tags");
        return browser.text(".ladder li:nth-child(" + number + ")");
    }

    @Test
    void whoWatchesComesBackWhenTheServerDoes() {
        int port = URI.create(site.address()).getPort();
        CompletableFuture<Void> connectionLost = new CompletableFuture<>();
        CompletableFuture<Void> match = new Matches(site.configuration(), folder)
                .begin("acquire", List.of("superbot:4", "superbot:4"), 3, PAUSED_AFTER, connectionLost);
        String id = Awaitility.await()
                .until(
                        () -> find(
                                "\"match\":\"([^\"]+)\"",
                                site.get("/api/v1/matches?live=true").body()),
                        found -> !found.isEmpty());
        browser.size(1280, 900).go(site.address() + "/matches/" + id, ".viewer .board");
        browser.awaitThat("Number(" + AT + ".value) > 0");

        site.close();
        browser.awaitThat("document.querySelector('.title').textContent.includes('connection lost')");
        connectionLost.complete(null);
        site = OpenSite.at(folder, port);

        match.join();
        browser.awaitThat(AT_THE_END);
        assertThat(browser.text(".title")).contains("won.").doesNotContain("connection lost");
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }
}
