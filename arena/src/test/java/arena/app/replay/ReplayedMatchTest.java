package arena.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a record that is read while it is written. */
class ReplayedMatchTest {

    private static final Path PLAYED =
            Path.of("src", "test", "resources", "records", "20261122-before-wordings.jsonl.gz");

    @TempDir
    private Path folder;

    @Test
    void eventsAfterTheEndAreReadAsWell() throws IOException {
        List<String> lines;
        try (GZIPInputStream stream = new GZIPInputStream(Files.newInputStream(PLAYED))) {
            lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        int end = 0;
        while (!lines.get(end).contains("\"event\":\"ended\"")) {
            end++;
        }
        List<String> later = lines.subList(end + 1, lines.size());
        Path record = Files.write(folder.resolve("match.jsonl"), lines.subList(0, end + 1));
        try (ReplayedMatch match = ReplayedMatch.open(record)) {
            assertThat(match.isOver()).isTrue();
            int before = match.replay().size();
            Files.write(record, later, StandardOpenOption.APPEND);

            assertThat(match.readNewEvents()).isTrue();
            assertThat(match.replay().size()).isEqualTo(before + later.size());
        }
    }
}
