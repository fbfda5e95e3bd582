package arena.app.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class BundledRecordTest {

    private static final String BEGAN = "{\"event\":\"began\",\"version\":1,\"seats\":["
            + "{\"seat\":1,\"name\":\"A\",\"kind\":\"bot\",\"facts\":{\"command\":\"python3 mine.py\"}},"
            + "{\"seat\":2,\"name\":\"B\",\"kind\":\"bot\",\"facts\":{\"command\":\"python3 secret.py\"}},"
            + "{\"seat\":3,\"name\":\"C\",\"kind\":\"superbot\",\"facts\":{\"level\":\"4\"}}]}";

    private static List<String> copy(String... lines) throws IOException {
        byte[] packed = BundledRecord.of(List.of(lines), new Seat(1));
        try (GZIPInputStream unpacked = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return new String(unpacked.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    @Test
    void whatAnotherBotKeepsToItselfIsLeftOut() throws IOException {
        String own = "{\"event\":\"process-ended\",\"seat\":1,\"lastErrorLines\":[\"mine\"]}";
        String foreign = "{\"event\":\"process-ended\",\"seat\":2,\"lastErrorLines\":[\"secret\"]}";
        String ruled = "{\"event\":\"ruled\",\"seat\":2,\"answer\":\"C 7\"}";
        String thought = "{\"event\":\"reasoned\",\"seat\":2,\"words\":\"secret\"}";
        String superBot = "{\"event\":\"reasoned\",\"seat\":3,\"words\":\"depth 9\"}";

        List<String> copied = copy(BEGAN, own, foreign, ruled, thought, superBot);

        assertThat(copied).hasSize(4).noneMatch(line -> line.contains("secret"));
        assertThat(copied.get(0)).contains("python3 mine.py", "\"level\":\"4\"", "\"name\":\"B\"");
        assertThat(copied.subList(1, 4)).containsExactly(own, ruled, superBot);
    }

    @Test
    void aDamagedLineIsLeftOut() throws IOException {
        assertThat(copy(BEGAN, "{\"event\":\"process-ended\",\"seat\":2,\"secret"))
                .hasSize(1);
    }
}
