package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.acquire.Acquire;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordFolder;
import arena.record.Verification;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Three people's evening of Acquire, a browser each: the server is killed in the middle, and they play again. */
@Tag("slow")
@Timeout(900)
class AcquireEveningIT {

    private static final String FORM = "/play?game=acquire&table=table&seat=human:&seat=human:&seat=human:";
    private static final int MOST_ANSWERS = 400;
    private static final int MIDDLE = 30;

    @TempDir
    private Path folder;

    @AutoClose
    private final Browser ann = Browser.open().size(390, 844).still();

    @AutoClose
    private final Browser bob = Browser.open().size(390, 664).still();

    @AutoClose
    private final Browser cem = Browser.open().size(1280, 900).still();

    private final List<ServerProcess> servers = new ArrayList<>();
    private int answers;

    @AfterEach
    void close() {
        servers.forEach(ServerProcess::close);
    }

    private ServerProcess start(int port) throws IOException {
        ServerProcess server = ServerProcess.start(folder, port);
        servers.add(server);
        return server;
    }

    private List<Browser> people() {
        return List.of(ann, bob, cem);
    }

    @Test
    void anEveningOfAcquireOutlivesItsServerAndTheTablePlaysAgain() throws IOException {
        ServerProcess first = start(0);
        List<String> links = begin(first);
        for (int seat = 0; seat < 3; seat++) {
            people().get(seat).go(links.get(seat), "arena-seat .board");
        }
        playUntil(MIDDLE);

        first.close();
        for (Browser one : people()) {
            one.awaitThat("document.querySelector('.title').textContent.includes('connection lost')");
        }
        start(first.port());
        for (Browser one : people()) {
            one.awaitThat("!document.querySelector('.title').textContent.includes('connection lost')");
        }
        String match =
                ann.script("document.querySelector('arena-seat').header.match").toString();
        playUntil(MOST_ANSWERS);

        assertThat(people()).allMatch(AcquireAnswers::isOver);
        MatchRecord record = MatchRecord.read(new RecordFolder(folder.resolve(".arena/records")).named(match));
        assertThat(record.events(Event.Resumed.class)).hasSize(1);
        assertThat(record.status().verdict()).isPresent();
        assertThat(Verification.of(record, Acquire.definition()).differences()).isEmpty();
        people().forEach(Browser::errors);
        sameTableAgain(first, links, match);
        for (Browser one : people()) {
            assertThat(one.errors()).isEmpty();
        }
    }

    /** Opens a table for three by the form, and returns the links that the host's page shows. */
    private List<String> begin(ServerProcess server) {
        ann.go(server.address() + FORM, "#name-3");
        ann.write("#own-name", "x".repeat(33));
        ann.await(".wrong-name");
        ann.write("#own-name", "Jörg");
        ann.awaitThat("document.querySelector('.wrong-name') === null");
        ann.write("#name-2", "O'Brien");
        ann.write("#name-3", "عمر");
        ann.click("button[type=submit]");
        awaitCodes();
        ann.reload(".hosted-seat");
        awaitCodes();
        assertThat(ann.text("main")).contains("Jörg", "O'Brien", "عمر", "still missing: 3");
        assertThat(ann.inaccessible()).isEmpty();
        List<String> links = links();
        bob.go(links.get(1), "arena-seat");
        ann.awaitThat("document.querySelector('[data-seat=\"2\"]').dataset.attendance === 'here'");
        ann.click("a.button[href^='/matches/']");
        ann.awaitThat("document.querySelectorAll('.missing .qr').length === 2");
        assertThat(ann.text(".missing")).contains("Jörg", "عمر").doesNotContain("O'Brien");
        return links;
    }

    private void awaitCodes() {
        ann.awaitThat("document.querySelectorAll('.hosted-seat .qr').length === 3"
                + " && [...document.querySelectorAll('.qr')].every(one => one.naturalWidth > 0)");
    }

    private List<String> links() {
        return List.of(
                ann.script("[...document.querySelectorAll('.hosted-seat input')].map(one => one.value).join(' ')")
                        .toString()
                        .split(" "));
    }

    private boolean isOver() {
        return people().stream().allMatch(AcquireAnswers::isOver);
    }

    private void playUntil(int most) {
        while (answers < most && !isOver()) {
            Awaitility.await()
                    .atMost(Duration.ofMinutes(2))
                    .until(() -> people().stream().anyMatch(AcquireAnswers::isAsked) || isOver());
            for (Browser one : people()) {
                if (AcquireAnswers.isAsked(one)) {
                    AcquireAnswers.give(one);
                    answers++;
                }
            }
        }
    }

    /** The host begins the next match; the others' pages go on to it by themselves, with the links that they have. */
    private void sameTableAgain(ServerProcess server, List<String> links, String before) {
        assertThat(bob.text(".seat-page .controls")).contains("Play again");
        ann.go(server.address() + "/table", ".hosted-seat");
        ann.click("[data-action=again]");
        ann.awaitThat("document.querySelector('[data-action=again]') === null");
        assertThat(links()).isEqualTo(links);
        ann.go(links.get(0), "arena-seat .board");
        for (Browser one : people()) {
            one.awaitThat("(header => header && header.match !== '" + before + "' && !header.over)"
                    + "(document.querySelector('arena-seat')?.header)");
        }
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> people().stream().anyMatch(AcquireAnswers::isAsked));
        assertThat(bob.text("h1")).contains("O'Brien");
    }
}
