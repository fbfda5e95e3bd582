package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.AnswerForm;
import arena.game.Seat;
import arena.game.TimeLimit;
import arena.match.Invitation;
import arena.match.Prompt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scans that the match no longer waits for: they run only when the test lets them. */
class FolderReaderTest {

    private static final Duration PATIENCE = Duration.ofHours(1);

    @TempDir
    Path root;

    private final ManualClock clock = new ManualClock();
    private final Queue<Runnable> delayed = new ArrayDeque<>();
    private Path path;
    private OpenFolder folder;
    private FolderWatch watch;
    private FolderNotices notices;
    private ReadinessWait readiness;
    private FolderReader reader;

    @BeforeEach
    void begin() throws IOException {
        path = Files.createDirectory(root.resolve("Alpha_1"));
        folder = OpenFolder.open(path);
        watch = new FolderWatch(folder, clock, FolderWatch.Kind.NOTIFIED, 1_000);
        notices = new FolderNotices(
                new Invitation("test-match", "test", new Seat(1), 7, clock, event -> {}),
                new TeamFolder("Alpha_1", path));
        readiness = waiting(PATIENCE);
        FolderTasks tasks = new FolderTasks(delayed::add, clock);
        reader = new FolderReader(tasks, watch, notices, FieldOptions.STANDARD, folder);
        readiness.scan();
        clock.passAtEachLook(Duration.ofMillis(5));
    }

    private ReadinessWait waiting(Duration patience) {
        WatchedFolders folders = new WatchedFolders(FieldOptions.STANDARD, clock);
        return new ReadinessWait(watch, folders, notices, new ReadinessWait.Clearing(0, false), patience);
    }

    @AfterEach
    void end() throws IOException {
        folder.close();
    }

    @Test
    void aHeartbeatThatIsFoundWhenTheMatchNoLongerWaitsForTheScanWakesIt() throws IOException {
        Files.writeString(path.resolve("ready.txt"), "");
        watch.note("ready.txt");
        reader.scanForReadinessIfDue(readiness);
        assertThat(readiness.isReady()).isFalse();
        delayed.remove().run();
        assertThat(readiness.isReady()).isTrue();
        assertThat(clock.wakes()).isEqualTo(1);
    }

    @Test
    void whereChangesAreReportedTheFirstLookComesWithinAMinuteAndAnyOtherAfterAMinute() {
        clock.passAtEachLook(Duration.ZERO);
        long minute = Duration.ofMinutes(1).toNanos();
        assertThat(reader.wakeNanos(readiness) - clock.nanos()).isBetween(0L, minute);
        clock.jump(Duration.ofMinutes(1));
        assertThat(readiness.isDue()).isTrue();
        readiness.scan();
        assertThat(reader.wakeNanos(readiness) - clock.nanos()).isEqualTo(minute);
    }

    @ParameterizedTest
    @CsvSource({"PT1S, 10", "PT10S, 10", "PT2M, 20", "PT1H, 60"})
    void aMatchThatDoesNotWaitLongLooksMoreOften(Duration patience, int seconds) {
        clock.passAtEachLook(Duration.ZERO);
        ReadinessWait waiting = waiting(patience);
        waiting.scan();
        waiting.scan();
        assertThat(waiting.wakeNanos() - clock.nanos())
                .isEqualTo(Duration.ofSeconds(seconds).toNanos());
    }

    @Test
    void anAnswerThatIsFoundWhenTheMatchNoLongerWaitsForTheScanWakesIt() throws IOException {
        Prompt prompt = new Prompt(1, "Expecting = C\n", TimeLimit.of(Duration.ofMinutes(1)), AnswerForm.ONE_ORDER);
        reader.open(prompt, false);
        reader.published(clock.nanos(), false);
        Files.writeString(path.resolve("output_1.txt"), "C 1\n");
        watch.noteEverything();
        assertThat(reader.reply()).isEmpty();
        assertThat(reader.hasFound()).isFalse();
        delayed.remove().run();
        assertThat(reader.hasFound()).isTrue();
        assertThat(clock.wakes()).isEqualTo(1);
    }
}
