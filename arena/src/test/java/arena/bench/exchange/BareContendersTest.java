package arena.bench.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BareContendersTest {

    @TempDir
    private Path directory;

    @Test
    void roundAfterRoundIsPlayedAndTimed() throws Exception {
        try (BareContenders.ByFilesInC compiled = BareContenders.ByFilesInC.start(directory)) {
            Assumptions.assumeTrue(compiled.isThere(), "there is no C compiler here");
            TurnTimes times = new TurnTimes();
            compiled.play(3, times, 0);
            compiled.play(2, times, 1_000);
            assertThat(times.count()).isEqualTo(5);
            assertThat(times.answeredMicros(0.5)).isPositive();
            assertThat(times.acknowledgedMicros(0.5)).isGreaterThanOrEqualTo(times.answeredMicros(0.5));
            assertThat(directory.resolve("compiled/2/acknowledge_2.txt")).hasContent("0\n");
        }
    }
}
