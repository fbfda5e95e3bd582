package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordLawTest {

    @TempDir
    Path directory;

    @Test
    void readingUndoesWritingForEveryKindOfEventAndEveryOddValue() {
        LongStream.range(0, 40).forEach(seed -> {
            List<Event> events = new GeneratedEvents(seed).some(60);
            Journal.Keep keep = seed % 2 == 0 ? Journal.Keep.PLAIN : Journal.Keep.COMPRESSED;
            MatchRecord record = MatchRecord.read(RecordFiles.write(directory, "law-" + seed, events, keep));
            assertThat(record.damages()).as("seed %d", seed).isEmpty();
            assertThat(record.notices()).isEmpty();
            assertThat(record.entries().stream().map(RecordedEvent::event))
                    .as("seed %d", seed)
                    .containsExactlyElementsOf(events);
            assertThat(record.entries().stream().map(RecordedEvent::line))
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, 60).boxed().toList());
        });
    }

    @Test
    void everyLineHoldsOneObjectAndNoControlCharacter() {
        LongStream.range(0, 100)
                .forEach(seed -> new GeneratedEvents(seed)
                        .some(60)
                        .forEach(event ->
                                assertThat(RecordFiles.line(event).chars()).noneMatch(Character::isISOControl)));
    }
}
