package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.PlayerInfo;
import arena.match.Reply;
import arena.match.Timestamps;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EventOrderTest {

    private static final Event BEGAN = new Event.Began(
            "match",
            "test",
            "race",
            1,
            new TreeMap<>(),
            List.of(new Event.SeatAssignment(1, "Amber", new PlayerInfo("bot", new TreeMap<>()))),
            0,
            0,
            Optional.empty(),
            Optional.empty());
    private static final Event JOINED = new Event.Joined(1, 1);
    private static final Event PROMPT = new Event.Prompted(2, 1, 1, 1, 3_000, "input\n");
    private static final Event RULED = ruled(4, 1);
    private static final Event ACKNOWLEDGED = new Event.Acknowledged(5, 1, 1, 0);
    private static final Event TOLD = new Event.UpdateSent(2, 1, 1, 1, "00");
    private static final Event LEFT = new Event.Left(6, 1, 1, Departure.ENDED, "gone", true);
    private static final Event HELD = new Event.Held(6, 2, 0);
    private static final Event WENT_ON = new Event.WentOn(7, 2);
    private static final Event BROKEN = new Event.BrokenOff(8, Event.Cause.STOPPED, "stopped");

    private static Event ruled(long atNanos, int number) {
        return new Event.Ruled(
                atNanos,
                1,
                1,
                new Reply(number, Optional.of(new byte[0]), false, Timestamps.at(2, 3)),
                0,
                "No error.",
                0);
    }

    private static List<String> mistakes(Event... events) {
        EventOrder order = new EventOrder();
        MatchStatus status = MatchStatus.NONE;
        int line = 0;
        for (Event event : events) {
            order.check(new RecordedEvent(++line, event), status);
            status = status.after(event);
        }
        return order.mistakes();
    }

    @Test
    void theOrderInWhichAMatchWritesIsRight() {
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, ACKNOWLEDGED, HELD, WENT_ON, BROKEN))
                .isEmpty();
        assertThat(mistakes(BEGAN, JOINED, TOLD, RULED, ACKNOWLEDGED, HELD, WENT_ON, BROKEN))
                .isEmpty();
    }

    @Test
    void anAnswerWithoutAcknowledgementIsFoundUnlessTheVenueHasFailed() {
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, HELD))
                .containsExactly("Line 4: seat 1 was never told how this answer was judged.");
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, LEFT)).isEmpty();
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, BROKEN)).isEmpty();
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED))
                .as("of a match that is played")
                .isEmpty();
    }

    @Test
    void anAcknowledgementOfNoAnswerIsFound() {
        String words =
                ": seat 1 is told how its answer 1 was judged, but none of its answers was judged just" + " before.";
        assertThat(mistakes(BEGAN, JOINED, PROMPT, new Event.Acknowledged(3, 1, 1, 0)))
                .containsExactly("Line 4" + words);
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, ACKNOWLEDGED, new Event.Acknowledged(6, 1, 1, 0)))
                .containsExactly("Line 6" + words);
    }

    @Test
    void aTimeOutOfOrderIsFoundExceptOfADepartureBeforeTheMatchWentOn() {
        assertThat(mistakes(BEGAN, JOINED, new Event.Prompted(0, 1, 1, 1, 3_000, "")))
                .containsExactly("Line 3: by its time it was written 0.00 ms before line 2.");
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, ACKNOWLEDGED, HELD, WENT_ON, LEFT))
                .isEmpty();
        assertThat(mistakes(BEGAN, JOINED, PROMPT, new Event.BrokenOff(0, Event.Cause.INFRASTRUCTURE, "killed")))
                .as("the next arena ends it at the time of its file")
                .isEmpty();
    }

    @Test
    void aSeatThatIsNeverReadyOrReadyTwiceIsFound() {
        assertThat(mistakes(BEGAN, PROMPT))
                .containsExactly("Line 2: the match begins, but seat 1 has neither become ready nor left.");
        assertThat(mistakes(BEGAN, new Event.Left(1, 0, 1, Departure.NOT_READY, "", false), BROKEN))
                .isEmpty();
        assertThat(mistakes(BEGAN, JOINED, new Event.Joined(2, 1)))
                .containsExactly("Line 3: seat 1 becomes ready once more.");
        assertThat(mistakes(BEGAN, JOINED, new Event.Left(2, 0, 1, Departure.NOT_READY, "", false)))
                .containsExactly("Line 3: seat 1 leaves as one who was not ready, but it had become ready.");
    }

    @Test
    void anOutputThatIsNoOrderIsSkippedIfTheRecordSaysSo() {
        Event link = new Event.Noticed(3, 1, "odd", "output_1.txt is a link and is ignored", Optional.of(1));
        Event large = new Event.Noticed(3, 1, "large", "output_2.txt is too large", Optional.of(2));
        Event late = new Event.Noticed(3, 1, "late", "output_2.txt came late", Optional.of(2));
        Event third = ruled(4, 3);
        Event acknowledged = new Event.Acknowledged(5, 1, 3, 0);
        assertThat(mistakes(BEGAN, JOINED, TOLD, link, large, third, acknowledged))
                .isEmpty();
        assertThat(mistakes(BEGAN, JOINED, TOLD, link, late, third, acknowledged))
                .containsExactly("Line 6: seat 1 orders under the number 3, its next one is 2.");
    }

    @Test
    void ordersAreNumberedConsecutivelyAndAgainFromOneAfterAHandOver() {
        assertThat(mistakes(BEGAN, JOINED, TOLD, ruled(4, 2), new Event.Acknowledged(5, 1, 2, 0)))
                .containsExactly("Line 4: seat 1 orders under the number 2, its next one is 1.");
        Event handed = new Event.HandedOver(
                6,
                2,
                new Event.SeatAssignment(1, "Heir", new PlayerInfo("bot", new TreeMap<>())),
                0,
                Optional.empty(),
                "Olga",
                "");
        assertThat(mistakes(
                        BEGAN,
                        JOINED,
                        TOLD,
                        RULED,
                        ACKNOWLEDGED,
                        handed,
                        ruled(7, 1),
                        new Event.Acknowledged(8, 1, 1, 0)))
                .isEmpty();
    }

    @Test
    void aReasonForAnotherQuestionThanTheOpenOneIsFound() {
        Event reason = new Event.Reasoned(3, 1, 1, "so");
        assertThat(mistakes(BEGAN, JOINED, PROMPT, reason)).isEmpty();
        assertThat(mistakes(BEGAN, JOINED, PROMPT, new Event.Reasoned(3, 1, 2, "so")))
                .containsExactly("Line 4: seat 1 says why it answers input 2, which is not what it was asked last.");
        assertThat(mistakes(BEGAN, JOINED, PROMPT, RULED, ACKNOWLEDGED, reason)).hasSize(1);
        assertThat(mistakes(BEGAN, JOINED, TOLD, RULED, ACKNOWLEDGED, reason)).isEmpty();
    }

    @Test
    void holdsThatDoNotFitAreFound() {
        assertThat(mistakes(BEGAN, JOINED, WENT_ON))
                .containsExactly("Line 3: the match goes on, but it was not" + " held.");
        assertThat(mistakes(BEGAN, JOINED, HELD, new Event.Held(7, 2, 0)))
                .containsExactly("Line 4: the match was held before.");
        assertThat(mistakes(BEGAN, JOINED, new Event.Held(7, 2, 2)))
                .containsExactly("Line 3: there is no seat 2 for which the match could be held.");
        assertThat(mistakes(BEGAN, JOINED, HELD, new Event.UpdateSent(7, 2, 1, 1, "")))
                .containsExactly("Line 4: seat 1 gets an update while the match is held.");
    }

    @Test
    void onlyDeparturesFollowTheEnd() {
        assertThat(mistakes(BEGAN, JOINED, BROKEN, new Event.Noticed(9, 1, "odd", "words")))
                .isEmpty();
        assertThat(mistakes(BEGAN, JOINED, BROKEN, new Event.Prompted(9, 1, 1, 1, 3_000, "")))
                .containsExactly("Line 4: the match has ended before.");
        assertThat(mistakes(BEGAN, JOINED, JOINED)).contains("Line 3: it says once more what line 2 says.");
    }
}
