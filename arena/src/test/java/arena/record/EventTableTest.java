package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EventTableTest {

    @Test
    void everyTypeOfEventIsInTheTableAndReadingUndoesWriting() {
        Map<Class<?>, List<Event>> byType =
                new GeneratedEvents(7).some(2000).stream().collect(Collectors.groupingBy(Event::getClass));
        assertThat(byType.keySet()).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
        byType.values()
                .forEach(events -> assertThat(events.stream()
                                .map(EventTableTest::writtenAndRead)
                                .toList())
                        .isEqualTo(events));
    }

    private static Event writtenAndRead(Event event) {
        byte[] line = new EventWriter().write(event).toByteArray();
        return EventTable.read(JsonObject.read(line, 0, line.length)).orElseThrow();
    }

    @Test
    void controlCharactersAndHalvesOfSurrogatePairsAreEscaped() {
        assertThat(RecordFiles.line(new Event.Reasoned(
                        1,
                        2,
                        3,
                        "\"\\/\b\t\n\f\r\0\u001B\u007F\u0085\u009F\u00A0\u00E4\u20AC\uD83D\uDE00\uDE00\uD83D.")))
                .isEqualTo("{\"event\":\"reasoned\",\"at\":1,\"seat\":2,\"number\":3,\"words\":\"\\\"\\\\/"
                        + "\\u0008\\t\\n\\u000c\\r\\u0000\\u001b\\u007f\\u0085\\u009f\u00A0\u00E4\u20AC\uD83D\uDE00"
                        + "\\ude00\\ud83d.\"}");
    }

    @Test
    void aLongTextIsWrittenWholeWhereverItsPairsStand() {
        for (int before = 0; before < 3; before++) {
            String text = "a".repeat(before) + "\uD83D\uDE00".repeat(9000);
            String line =
                    new EventWriter().write(new Event.Reasoned(1, 2, 3, text)).toString(StandardCharsets.UTF_8);
            assertThat(line).endsWith("\"words\":\"" + text + "\"}\n");
        }
    }
}
