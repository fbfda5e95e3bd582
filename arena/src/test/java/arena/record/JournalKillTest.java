package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalKillTest {

    private static final int ANNOUNCED_EVERY = 100;

    @TempDir
    Path directory;

    @Tag("slow")
    @Test
    void anArenaThatIsKilledLosesAtMostTheLineItWasWriting() throws Exception {
        for (int announcements : List.of(1, 7, 23)) {
            Path file = directory.resolve("killed-" + announcements + ".jsonl");
            int promised = killAfter(announcements, file);
            MatchRecord record = MatchRecord.read(file);
            List<RecordedEvent> entries = record.entries();
            assertThat(record.damages()).isEmpty();
            assertThat(entries.size()).isGreaterThanOrEqualTo(promised);
            assertThat(entries.stream().map(RecordedEvent::event))
                    .isEqualTo(new GeneratedEvents(11).some(entries.size()));
        }
    }

    /** Kills a process that writes, and returns the number of events that it had reported as written. */
    private int killAfter(int announcements, Path file) throws IOException, InterruptedException {
        String id = file.getFileName().toString().replace(".jsonl", "");
        Process arena = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        directory.toString(),
                        id)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int promised = 0;
        try (BufferedReader said = arena.inputReader(StandardCharsets.US_ASCII)) {
            for (int i = 0; i < announcements; i++) {
                promised = Integer.parseInt(said.readLine());
            }
        } finally {
            arena.destroyForcibly();
        }
        assertThat(arena.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.size(file)).isPositive();
        return promised;
    }

    /** A process that writes events without end and sometimes reports their number. */
    static final class Writer {

        private Writer() {}

        public static void main(String[] arguments) {
            GeneratedEvents generated = new GeneratedEvents(11);
            Journal journal = Journal.begin(Path.of(arguments[0]), () -> arguments[1], Journal.Keep.PLAIN);
            journal.write(generated.began());
            for (int written = 1; ; written++) {
                if (written % ANNOUNCED_EVERY == 0) {
                    System.out.println(written);
                }
                journal.write(generated.any());
            }
        }
    }
}
