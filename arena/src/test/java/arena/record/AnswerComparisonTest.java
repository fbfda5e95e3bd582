package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.record.AnswerComparison.AnswerPlace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A test of the comparison of answers; the seats answer by turns, and an empty answer is none in time. */
class AnswerComparisonTest {

    private static final Timestamps STAMPS = new Timestamps(0, Timestamps.NEVER, 1, 1);

    private static MatchRecord record(long nanos, String... answers) {
        List<RecordedEvent> events = IntStream.range(0, answers.length)
                .mapToObj(index -> new RecordedEvent(index + 1, ruled(nanos, index, answers[index])))
                .toList();
        return new MatchRecord(Path.of("record.jsonl"), events, List.of(), List.of(), Optional.empty());
    }

    private static Event ruled(long nanos, int index, String answer) {
        Optional<byte[]> bytes =
                Optional.of(answer.getBytes(StandardCharsets.UTF_8)).filter(text -> text.length > 0);
        Reply reply = new Reply(1 + index / 2, bytes, false, STAMPS);
        return new Event.Ruled(nanos, index + 1, 1 + index % 2, reply, 0, "", 0);
    }

    @Test
    void recordsWithTheSameAnswersDoNotDiffer() {
        assertThat(AnswerComparison.firstDifference(record(5, "a", "b", ""), record(9, "a", "b", "")))
                .as("times may be others")
                .isEmpty();
    }

    @Test
    void theFirstOtherAnswerIsFound() {
        assertThat(AnswerComparison.firstDifference(record(5, "a", "b", "c", "d"), record(5, "a", "x", "c", "y")))
                .contains(new AnswerPlace(2, 2));
        assertThat(AnswerComparison.firstDifference(record(5, "a", "", "c"), record(5, "a", "b", "c")))
                .as("a time-out")
                .contains(new AnswerPlace(2, 2));
    }

    @Test
    void aGameThatEndsEarlierDiffersInBothDirections() {
        MatchRecord early = record(5, "a", "b");
        MatchRecord late = record(5, "a", "b", "c");
        assertThat(AnswerComparison.firstDifference(early, late)).contains(new AnswerPlace(3, 1));
        assertThat(AnswerComparison.firstDifference(late, early)).contains(new AnswerPlace(3, 1));
    }

    @Test
    void recordsAgreeUpToAPlaceIfTheyDifferBehindIt() {
        MatchRecord one = record(5, "a", "b", "c", "d");
        MatchRecord other = record(5, "a", "b", "c", "x");
        assertThat(AnswerComparison.agreeUpTo(new AnswerPlace(3, 1), one, other))
                .isTrue();
        assertThat(AnswerComparison.agreeUpTo(new AnswerPlace(4, 2), one, other))
                .isFalse();
    }
}
