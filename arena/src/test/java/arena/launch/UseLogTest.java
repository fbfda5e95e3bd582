package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.machine.SystemTools;
import arena.match.UseSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UseLogTest {

    @TempDir
    Path folder;

    private UseLog log() {
        return new UseLog(folder.resolve("bot.log"));
    }

    private List<UseSample> read() throws IOException {
        return Files.readAllLines(folder.resolve("bot.use.csv")).stream()
                .map(UseSample::parse)
                .flatMap(Optional::stream)
                .toList();
    }

    @Test
    void aSampleIsALineThatASpreadsheetReads() throws IOException {
        UseLog log = log();
        log.add(new UseSample(50, 12, 8_000_000));
        log.close(new UseSample(1_234, 1_100, 9_000_000));

        assertThat(Files.readString(folder.resolve("bot.use.csv"))).isEqualTo("""
                second,processor-seconds,memory-bytes
                0.050,0.012,8000000
                1.234,1.100,9000000
                """);
        if (!SystemTools.WINDOWS) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("bot.use.csv"))))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void whatUsesNothingNewHasNoFurtherSample() throws IOException {
        UseLog log = log();
        for (int millis = 50; millis < 10_000; millis += 50) {
            log.add(new UseSample(millis, 12, 8_000_000));
        }
        log.close(new UseSample(10_000, 12, 8_000_000));

        assertThat(read()).containsExactly(new UseSample(50, 12, 8_000_000));
    }

    @Test
    void aProgramThatWasNeverMeasuredHasNoFile() {
        log().close(new UseSample(10_000, 0, 0));

        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theFileOfALongRunStaysSmallAndHasItsEnd() throws IOException {
        UseLog log = log();
        int day = 24 * 60 * 60 * 1000;
        for (int millis = 50; millis < day; millis += 50) {
            log.add(new UseSample(millis, millis / 2, 8_000_000));
        }
        log.close(new UseSample(day, day / 2, 8_000_000));

        assertThat(read())
                .hasSizeBetween(10_000, 22_000)
                .startsWith(new UseSample(50, 25, 8_000_000), new UseSample(100, 50, 8_000_000))
                .endsWith(new UseSample(day, day / 2, 8_000_000));
    }

    @Test
    void aFileThatCannotBeWrittenDisturbsNothing() throws IOException {
        Files.createDirectory(folder.resolve("bot.use.csv"));
        UseLog log = log();
        log.add(new UseSample(50, 12, 8_000_000));
        log.close(new UseSample(1_234, 1_100, 9_000_000));
        log.close(new UseSample(1_235, 1_101, 9_000_000));

        assertThat(folder.resolve("bot.use.csv")).isEmptyDirectory();
    }
}
