package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Ruling;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.Reply;
import arena.match.Timestamps;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TimeCheckTest {

    private static final Event.Prompted PROMPT = new Event.Prompted(0, 1, 1, 1, 3_000, "input\n");
    private static final Event.Prompted NEXT = new Event.Prompted(20_000_000, 2, 1, 2, 3_000, "input\n");
    private static final Event.Prompted OTHER_PROMPT = new Event.Prompted(0, 1, 2, 1, 3_000, "input\n");
    private static final Event.Ruled EARLY = new Event.Ruled(
            10_000_000,
            1,
            1,
            Reply.none(1, new Timestamps(0, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER)),
            Ruling.LATE,
            "No answer in time.",
            0);

    private static final Reply UNSEEN = new Reply(
            1,
            Optional.of(new byte[0]),
            false,
            new Timestamps(0, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER));

    private static Event.Noticed noticed(String kind) {
        return new Event.Noticed(5_000_000, 1, kind, "words", Optional.of(0));
    }

    private static List<String> mistakes(Event... events) {
        TimeCheck times = new TimeCheck();
        MatchStatus status = MatchStatus.NONE;
        int line = 0;
        for (Event event : events) {
            status = status.after(event);
            times.check(new RecordedEvent(++line, event), status);
        }
        return times.mistakes();
    }

    @Test
    void aSeatMarkedLateBeforeItsLimitIsFoundIfItPlaysOn() {
        assertThat(mistakes(PROMPT, EARLY, NEXT))
                .singleElement()
                .asString()
                .startsWith("Line 2: the answer of seat 1 to prompt 1 was late, but by its times the limit of 3000 ms");
        assertThat(mistakes(PROMPT, noticed("odd"), EARLY, NEXT)).hasSize(1);
    }

    @Test
    void aSeatThatHasLeftIsJudgedAtOnceAndNotPromptedAgain() {
        assertThat(mistakes(PROMPT, EARLY)).isEmpty();
    }

    @Test
    void aSeatWhosePromptIsClosedIsJudgedAtOnceAndPlaysOn() {
        assertThat(mistakes(PROMPT, noticed(Event.Noticed.FLOODED), EARLY, NEXT))
                .isEmpty();
        assertThat(mistakes(noticed(Event.Noticed.UNPUBLISHED), PROMPT, EARLY, NEXT))
                .isEmpty();
    }

    @Test
    void aSeatInTimeIsJudgedTogetherWithALateOne() {
        Event.Ruled inTime = ruled(1, 1_000, 9_000, 0);
        assertThat(mistakes(PROMPT, OTHER_PROMPT, ruled(2, 8_900, 8_950, Ruling.LATE), inTime))
                .isEmpty();
    }

    @Test
    void aSlowArenaDoesNotMakeAnAnswerLate() {
        assertThat(mistakes(PROMPT, ruled(1, 1_000, 30_000, 0))).isEmpty();
        assertThat(mistakes(PROMPT, ruled(1, 8_950, 30_000, 0)))
                .singleElement()
                .asString()
                .contains("was taken, but by its times it came 5950 ms after the limit");
        assertThat(mistakes(PROMPT, new Event.Ruled(30_000_000_000L, 1, 1, UNSEEN, 0, "words", 0)))
                .as("where nobody has seen when it came the judgement's time counts")
                .hasSize(1);
    }

    @Test
    void aLateLookIsNoMistakeOfTheRuling() {
        assertThat(mistakes(PROMPT, noticed(Event.Noticed.LATE_LOOK), ruled(1, 8_950, 9_000, 0)))
                .isEmpty();
        assertThat(mistakes(noticed(Event.Noticed.LATE_LOOK), PROMPT, ruled(1, 8_950, 9_000, 0)))
                .as("at another question")
                .hasSize(1);
    }

    private static Event.Ruled ruled(int seat, long completeMillis, long atMillis, int code) {
        long complete = completeMillis * 1_000_000;
        Reply reply =
                new Reply(1, Optional.of(new byte[0]), false, new Timestamps(0, Timestamps.NEVER, complete, complete));
        return new Event.Ruled(atMillis * 1_000_000, 1, seat, reply, code, "words", 0);
    }
}
