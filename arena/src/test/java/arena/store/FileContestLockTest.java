package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import arena.measure.JavaProcess;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the file lock, as this process and another one see it. */
class FileContestLockTest {

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("running.lock");
    }

    /** Asks another process whether it can take the lock, or after "ask" whether the lock is held. */
    private String elsewhere(String... words) throws IOException {
        try (JavaProcess other =
                new JavaProcess(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), Other.class, words(words))) {
            return other.line();
        }
    }

    private List<String> words(String... words) {
        return words.length == 0 ? List.of(file.toString()) : List.of(file.toString(), words[0]);
    }

    /** The main method of the other process. */
    static final class Other {

        private Other() {}

        public static void main(String... arguments) throws IOException {
            Path file = Path.of(arguments[0]);
            if (arguments.length > 1) {
                System.out.println(ContestLock.isTaken(file) ? "taken" : "free");
            } else {
                System.out.println(ContestLock.acquire(file).isPresent() ? "mine" : "taken");
                // The process holds the lock until it is killed.
                System.in.read();
            }
        }
    }

    @Test
    void whoTriesASecondTimeInTheSameProcessTakesNothingAway() throws IOException {
        try (ContestLock claim = ContestLock.acquire(file).orElseThrow()) {
            assertThat(ContestLock.acquire(file)).isEmpty();
            assertThat(elsewhere()).isEqualTo("taken");
            assertThat(claim.isHeld()).isTrue();
        }
        assertThat(elsewhere()).isEqualTo("mine");
    }

    @Test
    void whoAsksTakesNothingAway() throws IOException {
        assertThat(ContestLock.isTaken(file)).isFalse();
        try (ContestLock claim = ContestLock.acquire(file).orElseThrow()) {
            assertThat(ContestLock.isTaken(file)).isTrue();
            assertThat(elsewhere("ask")).isEqualTo("taken");
            assertThat(claim.isHeld()).isTrue();
        }
        assertThat(ContestLock.isTaken(file)).isFalse();
    }

    @Test
    void aKilledProcessHasItNoLonger() throws IOException {
        try (JavaProcess other = new JavaProcess(List.of("-XX:TieredStopAtLevel=1"), Other.class, words())) {
            assertThat(other.line()).isEqualTo("mine");
            assertThat(ContestLock.isTaken(file)).isTrue();
            assertThat(ContestLock.acquire(file)).isEmpty();
        }
        assertThat(ContestLock.isTaken(file)).isFalse();
        ContestLock.acquire(file).orElseThrow().close();
    }

    @Test
    void whoAsksIsNotInTheWayOfWhoWantsIt() throws IOException {
        Files.createFile(file);
        try (JavaProcess other = wantedWhileItIsAsked()) {
            assertThat(other.line()).isEqualTo("mine");
        }
    }

    /** The other process has the lock, or wants it and waits for the second byte, which this handle releases. */
    private JavaProcess wantedWhileItIsAsked() throws IOException {
        try (FileChannel onlooker = FileChannel.open(file, StandardOpenOption.READ)) {
            assertThat(onlooker.tryLock(1, 1, true)).isNotNull();
            return new JavaProcess(List.of("-XX:TieredStopAtLevel=1"), Other.class, words());
        }
    }
}
