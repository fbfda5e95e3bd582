package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the measurement of waiting programs. */
class ProcessorPressureTest {

    private static final String LINES = """
            some avg10=1.53 avg60=0.87 avg300=0.73 total=%d
            full avg10=0.00 avg60=0.00 avg300=0.00 total=0
            """;

    @TempDir
    private Path folder;

    @Test
    void theWaitingTimeIsComparedWithTheElapsedTime() throws IOException {
        Path file = Files.writeString(folder.resolve("cpu"), LINES.formatted(5_000));
        ProcessorPressure calm = ProcessorPressure.begin(file);
        assertThat(calm.percent()).hasValue(0);
        Files.writeString(file, LINES.formatted(3_600_000_000L));
        assertThat(calm.percent()).as("an hour of waiting since a moment ago").hasValue(100);
    }

    @Test
    void aSystemThatDoesNotCountSaysNothing() throws IOException {
        assertThat(ProcessorPressure.begin(folder.resolve("missing")).percent()).isEmpty();
        Path other = Files.writeString(folder.resolve("other"), "something else\n");
        assertThat(ProcessorPressure.begin(other).percent()).isEmpty();
    }

    @Test
    void measurementsHaveAnOrder() {
        ProcessorPressure first = ProcessorPressure.begin(folder.resolve("missing"));
        ProcessorPressure second = ProcessorPressure.begin(folder.resolve("missing"));
        assertThat(second.beganAfter(Optional.of(first))).isTrue();
        assertThat(first.beganAfter(Optional.of(second))).isFalse();
        assertThat(first.beganAfter(Optional.empty())).isTrue();
    }
}
