package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test of several processes that write one file at once and are killed at different moments. */
@Tag("slow")
class KilledWriterIT {

    private static final int ROUNDS = 2;
    private static final int WRITERS = 3;

    /** After the acknowledged beginning of an attempt its end is being written: kills fall at any point of that. */
    private static final int LINES_BEFORE = 3;

    private static final int LATEST_MICROS = 6_000;

    @TempDir
    private Path folder;

    @Test
    void whatWasAcknowledgedIsThereOnceAndNothingIsHalf() throws IOException, InterruptedException {
        Path file = folder.resolve("contest.db");
        List<String> acknowledged = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            List<Process> writers = new ArrayList<>();
            for (int writer = 0; writer < WRITERS; writer++) {
                writers.add(started(file, "R" + round + "W" + writer));
            }
            for (Process writer : writers) {
                acknowledged.addAll(wordsUntilKilled(writer, writers.indexOf(writer) * LATEST_MICROS / WRITERS));
            }
        }
        assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(ROUNDS * WRITERS * LINES_BEFORE);
        try (ContestStore store = ContestStore.open(Database.sqlite(file), "cup", StoreSamples::failOnRemark)) {
            assertThat(store.head()).contains(StoreSamples.head());
            List<AttemptRow> kept = store.attempts();
            SortedSet<String> known = new TreeSet<>();
            for (AttemptRow attempted : kept) {
                known.add("begun " + attempted.attempt().sequence());
                attempted
                        .ended()
                        .ifPresent(
                                end -> known.add("ended " + attempted.attempt().sequence()));
            }
            assertThat(known).containsAll(acknowledged);
            assertThat(kept)
                    .extracting(attempted -> attempted.attempt().number())
                    .containsOnly(1);
            assertThat(kept)
                    .allMatch(attempted -> attempted
                            .ended()
                            .map(end -> end.equals(StoreSamples.played(
                                    (int) attempted.attempt().epochMillis())))
                            .orElse(true));
        }
    }

    private static Process started(Path file, String name) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WriterMain.class.getName(),
                        file.toString(),
                        name)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Kills a process some time after its first output, and returns all complete lines that it printed. */
    private static List<String> wordsUntilKilled(Process process, int micros) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        try (BufferedReader words = process.inputReader()) {
            for (int line = 0; line < LINES_BEFORE; line++) {
                lines.add(words.readLine());
            }
            LockSupport.parkNanos(micros * 1_000L);
            // Unlike the process, its handle leaves the remaining output readable.
            process.toHandle().destroyForcibly();
            for (String line = words.readLine(); line != null; line = words.readLine()) {
                lines.add(line);
            }
        }
        process.waitFor();
        lines.removeIf(line -> !line.matches("(begun|ended) [0-9]+"));
        return lines;
    }
}
