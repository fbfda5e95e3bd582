package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A comparison of {@code arena/docs/record.md} with the lines that are written and read. */
class RecordFormatTest {

    private String page;
    private List<String> samples;

    @BeforeEach
    void readThePage() throws IOException {
        page = Files.readString(Path.of("docs", "record.md"));
        samples = page.lines().filter(line -> line.startsWith("{\"event\"")).toList();
    }

    @Test
    void everySampleOfThePageIsWrittenAgainByteForByte() {
        EventWriter writer = new EventWriter();
        for (String sample : samples) {
            byte[] bytes = sample.getBytes(StandardCharsets.UTF_8);
            Event event =
                    EventTable.read(JsonObject.read(bytes, 0, bytes.length)).orElseThrow();
            String written =
                    writer.write(event).toString(StandardCharsets.UTF_8).stripTrailing();
            assertThat(written.replaceAll("\"faults\":\\[[0-9,]*]", ""))
                    .isEqualTo(sample.replaceAll("\"faults\":\\[[0-9,]*]", ""));
        }
    }

    @Test
    void thePageShowsEveryKindOfEventAndNamesEveryKey() {
        TreeSet<String> shown = samples.stream()
                .map(sample -> sample.substring("{\"event\":\"".length(), sample.indexOf("\",")))
                .collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> kinds = new TreeSet<>();
        TreeSet<String> keys = new TreeSet<>();
        for (Event event : new GeneratedEvents(3).some(500)) {
            String line = RecordFiles.line(event);
            kinds.add(line.substring("{\"event\":\"".length(), line.indexOf("\",")));
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            JsonObject object = JsonObject.read(bytes, 0, bytes.length);
            keys.addAll(object.all((read, key) -> key).keySet());
        }
        assertThat(shown).isEqualTo(kinds);
        assertThat(keys).allMatch(key -> page.contains("`" + key + "`") || page.contains("\"" + key + "\":"));
    }
}
