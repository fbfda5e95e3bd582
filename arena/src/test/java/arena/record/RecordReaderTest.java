package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.match.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordReaderTest {

    @TempDir
    Path directory;

    private final List<Event> events = List.of(
            new GeneratedEvents(1).began(),
            new Event.Joined(5, 1),
            new Event.Prompted(6, 1, 1, 1, 3000, "Expecting = K 1-21\n"),
            new Event.Ended(9, 1, 1, List.of(), "king hit", ""));

    @Test
    void aRecordThatIsTornAnywhereInItsLastLineReadsUpToThatLine() throws IOException {
        byte[] whole = Files.readAllBytes(RecordFiles.write(directory, "whole", events, Journal.Keep.PLAIN));
        int lastLine = lastLineStart(whole);
        Path torn = directory.resolve("torn.jsonl");
        for (int length = lastLine + 1; length < whole.length; length++) {
            Files.write(torn, Arrays.copyOf(whole, length));
            MatchRecord record = MatchRecord.read(torn);
            assertThat(record.entries().stream().map(RecordedEvent::event))
                    .containsExactlyElementsOf(events.subList(0, 3));
            assertThat(record.damages()).isEmpty();
            assertThat(record.incomplete())
                    .hasValue(torn + " ends in the middle of a line: the arena was killed or is still writing;"
                            + " 3 events were read.");
        }
        Files.write(torn, Arrays.copyOf(whole, lastLine));
        assertThat(MatchRecord.read(torn).incomplete())
                .hasValue(torn + " has no end: the arena was killed or is still playing; 3 events were read.");
    }

    @Test
    void aRecordThatIsTornAnywhereAtAllIsRead() throws IOException {
        byte[] whole = Files.readAllBytes(RecordFiles.write(directory, "whole", events, Journal.Keep.PLAIN));
        Path torn = directory.resolve("torn.jsonl");
        for (int length = 0; length < whole.length; length++) {
            Files.write(torn, Arrays.copyOf(whole, length));
            MatchRecord record = MatchRecord.read(torn);
            assertThat(record.damages()).isEmpty();
            assertThat(record.incomplete()).isPresent();
            assertThat(record.entries().stream().map(RecordedEvent::event))
                    .containsExactlyElementsOf(
                            events.subList(0, record.entries().size()));
        }
    }

    @Test
    void aCompressedRecordThatIsTornAnywhereIsReadAsFarAsItGoes() throws IOException {
        List<Event> many = new java.util.ArrayList<>(new GeneratedEvents(3).some(400));
        many.add(events.get(3));
        byte[] whole = Files.readAllBytes(RecordFiles.write(directory, "whole", many, Journal.Keep.COMPRESSED));
        Path torn = directory.resolve("torn.jsonl.gz");
        int most = 0;
        for (int length = 0; length < whole.length; length += length < 40 ? 1 : 97) {
            Files.write(torn, Arrays.copyOf(whole, length));
            MatchRecord record = MatchRecord.read(torn);
            assertThat(record.incomplete().orElseThrow()).contains("in the middle of its compressed data");
            assertThat(record.entries().stream().map(RecordedEvent::event))
                    .containsExactlyElementsOf(many.subList(0, record.entries().size()));
            most = Math.max(most, record.entries().size());
        }
        assertThat(most).isGreaterThan(200);
    }

    @Test
    void aDamagedLineInTheMiddleIsNamedAndTheOthersAreRead() throws IOException {
        Path file = RecordFiles.write(directory, "damaged", events, Journal.Keep.PLAIN);
        RecordFiles.change(file, "\"event\":\"joined\"", "\"event\":joined\"");
        MatchRecord record = MatchRecord.read(file);
        assertThat(record.damages())
                .singleElement()
                .asString()
                .contains("Line 2 of " + file + " is damaged: it is not JSON");
        assertThat(record.entries().stream().map(RecordedEvent::line)).containsExactly(1, 3, 4);
        assertThat(record.incomplete()).isEmpty();
    }

    @Test
    void aLineThatLacksAKeyNamesTheKey() throws IOException {
        Path file = RecordFiles.write(directory, "damaged", events, Journal.Keep.PLAIN);
        RecordFiles.change(file, ",\"limitMillis\":3000", "");
        assertThat(MatchRecord.read(file).damages())
                .singleElement()
                .asString()
                .contains("Line 3 of ")
                .contains("\"limitMillis\" is missing, a whole number was expected");
    }

    @Test
    void unknownKeysAreIgnoredAndUnknownKindsArePassedOverWithANotice() throws IOException {
        Path file = RecordFiles.write(directory, "later", events, Journal.Keep.PLAIN);
        RecordFiles.change(file, "{\"event\":\"joined\"", "{\"mood\":[1.5,null,{\"x\":true}],\"event\":\"joined\"");
        RecordFiles.change(file, "{\"event\":\"prompted\"", "{\"event\":\"sang\"");
        MatchRecord record = MatchRecord.read(file);
        assertThat(record.damages()).isEmpty();
        assertThat(record.notices())
                .singleElement()
                .asString()
                .contains("Line 3 of ")
                .contains("\"sang\"");
        assertThat(record.entries().stream().map(RecordedEvent::event))
                .containsExactly(events.get(0), events.get(1), events.get(3));
    }

    @Test
    void aRecordOfALaterFormatIsRefusedWithWordsAboutWhatToDo() throws IOException {
        Path file = RecordFiles.write(directory, "later", events, Journal.Keep.PLAIN);
        RecordFiles.change(file, "\"version\":1", "\"version\":2");
        assertThatThrownBy(() -> MatchRecord.read(file))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("version 2")
                .hasMessageContaining("read it with a later arena");
    }

    @Test
    void aRecordIsReadWhileItGrows() throws IOException {
        byte[] whole = Files.readAllBytes(RecordFiles.write(directory, "whole", events, Journal.Keep.PLAIN));
        Path growing = directory.resolve("growing.jsonl");
        Files.createFile(growing);
        List<Event> seen = new java.util.ArrayList<>();
        try (RecordReader reader = RecordReader.open(growing)) {
            for (byte one : whole) {
                assertThat(reader.isOver()).isFalse();
                Files.write(growing, new byte[] {one}, StandardOpenOption.APPEND);
                reader.read().forEach(entry -> seen.add(entry.event()));
                assertThat(reader.incomplete().isPresent()).isEqualTo(!reader.isOver());
            }
            assertThat(reader.isOver()).isTrue();
        }
        assertThat(seen).isEqualTo(events);
    }

    @Test
    void aLineLongerThanTheLimitIsDamagedAndTheNextOneIsRead() throws IOException {
        Path file = RecordFiles.write(directory, "long", events, Journal.Keep.PLAIN);
        byte[] blanks = new byte[RecordReader.LONGEST_LINE_BYTES + 1];
        Arrays.fill(blanks, (byte) ' ');
        Files.write(file, blanks, StandardOpenOption.APPEND);
        Files.writeString(file, "\n" + RecordFiles.line(new Event.Joined(1, 2)) + "\n", StandardOpenOption.APPEND);
        MatchRecord record = MatchRecord.read(file);
        assertThat(record.damages())
                .singleElement()
                .asString()
                .contains("Line 5 of ")
                .contains("longer than");
        assertThat(record.entries().get(4)).isEqualTo(new RecordedEvent(6, new Event.Joined(1, 2)));
    }

    @Test
    void aMissingRecordAndADirectoryAreNamedWithWhatToDo() {
        assertThatThrownBy(() -> RecordReader.open(directory.resolve("none.jsonl")))
                .isInstanceOf(RecordException.class)
                .hasMessage("There is no record " + directory.resolve("none.jsonl")
                        + "; `arena matches` lists the records there are.");
        assertThatThrownBy(() -> MatchRecord.read(directory))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("see that it is a file you may read");
    }

    private static int lastLineStart(byte[] whole) {
        int at = whole.length - 2;
        while (whole[at] != '\n') {
            at--;
        }
        return at + 1;
    }
}
