package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import arena.app.signup.Archives;
import arena.web.SlowRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a team's slow upload does not prevent another team from handing in. */
@Timeout(120)
class SlowUploadsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String ARCHIVE = "/api/v1/sign-up/archive?command=no-such-program";
    private static final int UPLOADS = 6;
    private static final byte[] BOT = Archives.of("bot/bot.py");

    @TempDir
    private Path folder;

    private final List<SlowRequest> slow = new ArrayList<>();
    private final ScheduledExecutorService drops = Executors.newSingleThreadScheduledExecutor();

    private OpenContestSite cup;

    @BeforeEach
    void open() {
        cup = OpenContestSite.signingUp(folder, settings -> settings);
    }

    @AfterEach
    void close() {
        drops.shutdownNow();
        slow.forEach(SlowRequest::close);
        cup.close();
    }

    private void upload(String from, String key) {
        slow.add(SlowRequest.send(from, cup.site().address(), ARCHIVE, "Authorization: Bearer " + key + "\r\n"));
    }

    private void drip() {
        List<SlowRequest> all = List.copyOf(slow);
        ScheduledFuture<?> unused =
                drops.scheduleWithFixedDelay(() -> all.forEach(SlowRequest::drip), 500, 500, TimeUnit.MILLISECONDS);
    }

    private void assertHandsIn(String key) {
        assertThat(cup.handIn(key, BOT, "no-such-program").statusCode()).isEqualTo(202);
        cup.whenEntryIs(key, "checked");
    }

    private List<Path> incoming() {
        try (Stream<Path> all = Files.list(folder.resolve("cup.contest/sign-up/.incoming"))) {
            return all.toList();
        } catch (IOException failure) {
            throw new java.io.UncheckedIOException(failure);
        }
    }

    @Test
    void aTeamHasOneUploadAtATimeAndTheOthersHandIn() {
        String slowKey = cup.signUp("Amber");
        String quickKey = cup.signUp("Birch");
        for (int number = 0; number < UPLOADS; number++) {
            upload("127.0.0.2", slowKey);
        }
        drip();
        await().atMost(PATIENCE)
                .until(() -> slow.stream()
                                .filter(one -> one.answer().startsWith("HTTP/1.1 429"))
                                .count()
                        == UPLOADS - 1);
        assertThat(slow).anyMatch(one -> one.answer().contains("Amber is handing in an entry just now"));
        assertThat(incoming()).hasSize(1);
        assertHandsIn(quickKey);
    }

    /** The test waits until the slow upload is refused. */
    @Test
    @Tag("slow")
    void aSlowUploadIsRefusedAndAnotherTeamAtTheSameAddressHandsInThen() {
        String slowKey = cup.signUp("Amber");
        String quickKey = cup.signUp("Birch");
        upload("127.0.0.1", slowKey);
        drip();
        await().atMost(PATIENCE).until(() -> incoming().size() == 1);
        assertHandsIn(quickKey);
        await().atMost(PATIENCE).until(() -> slow.get(0).answer().startsWith("HTTP/1.1 408"));
        assertThat(slow.get(0).answer()).contains("bytes a second; send it again over a quicker connection.");
        assertHandsIn(slowKey);
    }
}
