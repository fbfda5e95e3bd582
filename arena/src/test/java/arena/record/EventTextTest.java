package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Picture;
import arena.game.Seat;
import arena.game.Standing;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.ExitStatus;
import arena.match.MisplacedAnswer;
import arena.match.PlayerInfo;
import arena.match.ProgramEnd;
import arena.match.Reply;
import arena.match.SeatDeparture;
import arena.match.Timestamps;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EventTextTest {

    private static final long MILLI = 1_000_000;
    private static final Event.Began BEGAN = new Event.Began(
            "20261121-063012-chain-reaction-JavaBot-SuperBot1-3fa9",
            "1.0",
            "chain-reaction",
            -7,
            new TreeMap<>(Map.of("swaps", "6", "move-time", "3s")),
            List.of(
                    new Event.SeatAssignment(1, "JavaBot", new PlayerInfo("bot", new TreeMap<>())),
                    new Event.SeatAssignment(
                            2, "SuperBot1", new PlayerInfo("superbot", new TreeMap<>(Map.of("level", "1"))))),
            0,
            0,
            Optional.empty(),
            Optional.empty());

    private static final List<Event> MATCH = List.of(
            BEGAN,
            new Event.Joined(1500 * MILLI, 1),
            new Event.Prompted(0, 12, 1, 6, 3000, "Expecting = C\n1 = JavaBot\n"),
            ruled(12, 1, "C 17\r\n", new Timestamps(0, 1, 1, 400_000), 0, "OK"),
            new Event.Acknowledged(2, 1, 6, 0),
            ruled(13, 2, "C 4\r\r\n", new Timestamps(0, 1, 1, 12 * MILLI), 4, "More than one line."),
            new Event.Prompted(0, 14, 1, 7, 3000, "Expecting = C\n"),
            new Event.Ruled(
                    3001 * MILLI,
                    14,
                    1,
                    Reply.none(7, new Timestamps(0, 5 * MILLI, Timestamps.NEVER, Timestamps.NEVER)),
                    20,
                    "No answer came in time.",
                    0),
            new Event.Left(3003 * MILLI, 14, 1, Departure.ENDED, "exit code 1", false),
            new Event.ProcessEnded(
                    3002 * MILLI, 1, "exit code 1", List.of("Traceback:", "  bang\u001B[31m"), "JavaBot.log"),
            new Event.Noticed(3004 * MILLI, 2, "early", "output_9.txt came before its prompt"),
            new Event.Ended(
                    3005 * MILLI,
                    14,
                    14,
                    List.of(new Standing(new Seat(2), 1, 1), new Standing(new Seat(1), 2, 0)),
                    "time out",
                    ""));

    @Test
    void aMatchIsShownInPlainLines() {
        assertThat(lines(new EventText(EventText.Detail.NOTABLE)))
                .containsExactly(
                        "20261121-063012-chain-reaction-JavaBot-SuperBot1-3fa9: chain-reaction, JavaBot against"
                                + " SuperBot1, seed"
                                + " -7",
                        "JavaBot is ready after 1500 ms",
                        "  12  JavaBot    C 17           0     0.40 ms",
                        "  13  SuperBot1  C 4\\r          4       12 ms  More than one line.",
                        "  14  JavaBot    (no answer)   20  >= 3000 ms (limit)  No answer came in time. (input_7.txt"
                                + " published at"
                                + " 0.000 s, ready.txt last renewed after 5.00 ms, no output_7.txt was ever seen,"
                                + " limit 3000 ms)",
                        "JavaBot has left: process ended, exit code 1",
                        "the program of JavaBot: exit code 1; its output is in JavaBot.log",
                        "SuperBot1, early: output_9.txt came before its prompt",
                        "SuperBot1 wins: time out, after 14 moves");
    }

    @Test
    void theEndOfAMatchIsOneSentenceAlsoIfItsDetailIsOne() {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        List<Standing> shared = List.of(new Standing(new Seat(1), 1, 0), new Standing(new Seat(2), 1, 0));
        assertThat(text.line(new Event.Ended(0, 3, 3, shared, "tick limit", "Nobody came in time.")))
                .contains("JavaBot, SuperBot1 share the first place: tick limit, Nobody came in time, after 3 moves");
    }

    @Test
    void everyEventIsALineIfThatIsWanted() {
        assertThat(lines(new EventText(EventText.Detail.EVERY)))
                .hasSameSizeAs(MATCH)
                .contains("  12  JavaBot    is asked \"Expecting = C\" (input_6)", "JavaBot is told 0 (acknowledge_6)");
    }

    @Test
    void aSpectatorAndTheOtherPlayerSeeNoOrderAndNoRuling() {
        for (Viewpoint eyes : List.of(new Viewpoint.Spectator(), Viewpoint.of(new Seat(2)))) {
            assertThat(String.join("\n", lines(new EventText(EventText.Detail.EVERY, eyes))))
                    .contains("  12  JavaBot    has answered         0.40 ms\n")
                    .doesNotContain("C 17", "No answer came");
        }
        assertThat(lines(new EventText(EventText.Detail.NOTABLE, Viewpoint.of(new Seat(1)))))
                .contains(
                        "  12  JavaBot    C 17           0     0.40 ms",
                        "  13  SuperBot1  has answered           12 ms");
    }

    @Test
    void thePublicPartOfAnActionIsShownToAllAndItsCodeOnlyToItsSeat() {
        EventText spectator = new EventText(EventText.Detail.EVERY, new Viewpoint.Spectator());
        List<String> told = MATCH.stream()
                .flatMap(event -> spectator.line(event, Optional.of("C 17")).stream())
                .toList();
        assertThat(told)
                .contains("  12  JavaBot    C 17                 0.40 ms")
                .noneMatch(line -> line.contains("has answered"));
    }

    @Test
    void theReasonOfAnAnswerIsShownWithItsRulingOnRequestAndOnlyToItsSeat() {
        Viewpoint own = Viewpoint.of(new Seat(2));
        String why = "  13  SuperBot1  C 4            0       12 ms  why: depth 9, it hides on 44";
        assertThat(reasoned(EventText.Detail.REASONED, new Viewpoint.Referee())).containsExactly(why);
        assertThat(reasoned(EventText.Detail.REASONED, own)).containsExactly(why);
        assertThat(reasoned(EventText.Detail.NOTABLE, own)).singleElement().isEqualTo(why.replaceAll("  why.*", ""));
        assertThat(reasoned(EventText.Detail.EVERY, own)).contains("SuperBot1, why: depth 9, it hides on 44");
        for (Viewpoint other : List.of(new Viewpoint.Spectator(), Viewpoint.of(new Seat(1)))) {
            for (EventText.Detail detail : EventText.Detail.values()) {
                assertThat(String.join("\n", reasoned(detail, other))).doesNotContain("depth", "44");
            }
        }
    }

    private static List<String> reasoned(EventText.Detail detail, Viewpoint eyes) {
        EventText text = new EventText(detail, eyes);
        text.line(BEGAN);
        return Stream.of(
                        new Event.Reasoned(MILLI, 2, 6, "depth 9, it hides on 44"),
                        ruled(13, 2, "C 4\n", new Timestamps(0, 1, 1, 12 * MILLI), 0, "OK"))
                .flatMap(event -> text.line(event).stream())
                .toList();
    }

    @Test
    void anAnswerThatNeverBecameCompleteIsShownWithItsListingTime() {
        assertThat(late(new Timestamps(2000 * MILLI, Timestamps.NEVER, 2900 * MILLI, Timestamps.NEVER), 5001))
                .endsWith(">= 3000 ms (limit)  No answer came in time. (input_7.txt published at 2.000 s, ready.txt not"
                        + " renewed after that,"
                        + " output_7.txt listed after 900 ms, never complete, limit 3000 ms)");
    }

    @Test
    void aPromptThatIsOpenWhenItsProgramEndsIsNoTimeOut() {
        Timestamps stamps = new Timestamps(0, 5 * MILLI, Timestamps.NEVER, Timestamps.NEVER);
        assertThat(late(stamps, 700)).endsWith("20           -  Its program ended.");
        assertThat(late(stamps, 700, new Event.Noticed(MILLI, 1, "flooded", "it was given up")))
                .contains("No answer came in time. (input_7.txt");
    }

    @Test
    void anUnreadableAnswerIsNotCalledMissing() {
        Timestamps unseen = new Timestamps(0, 1, Timestamps.NEVER, Timestamps.NEVER);
        assertThat(late(unseen, 3001, odd(Optional.of(7))))
                .contains(", output_7.txt is a folder and no answer, limit 3000 ms");
        assertThat(late(unseen, 3001, odd(Optional.of(6)))).contains("no output_7.txt was ever seen, limit 3000 ms");
        assertThat(late(unseen, 3001, odd(Optional.empty())))
                .as("a record that does not tell what the remark is about")
                .contains("no answer was seen in output_7.txt, limit 3000 ms");
    }

    private static Event.Noticed odd(Optional<Integer> output) {
        return new Event.Noticed(MILLI, 1, "odd", "output_7.txt is a folder and no answer", output);
    }

    @Test
    void aMisnamedAnswerIsNamedWithoutControlCharacters() {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        text.line(new Event.Prompted(0, 14, 1, 7, 3000, "Expecting = C\n"));
        Reply reply = new Reply(
                7,
                Optional.empty(),
                false,
                new Timestamps(0, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER),
                Optional.of(new MisplacedAnswer("ouput_7\u001b[2J.txt", MisplacedAnswer.Kind.NAME)));

        assertThat(text.line(new Event.Ruled(3001 * MILLI, 14, 1, reply, 20, "No answer came in time.", 0)))
                .get()
                .asString()
                .contains("no output_7.txt was ever seen, but ouput_7\\u001B[2J.txt lies there: was it meant?, limit");
    }

    @Test
    void aFileOfAnEarlierQuestionIsNamedWithTheNumberOfTheOpenOne() {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        text.line(new Event.Prompted(0, 14, 1, 7, 3000, "Expecting = C\n"));
        Reply reply = Reply.none(7, new Timestamps(0, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER))
                .with(new MisplacedAnswer("output_6.txt", MisplacedAnswer.Kind.EARLIER));

        assertThat(text.line(new Event.Ruled(3001 * MILLI, 14, 1, reply, 20, "No answer came in time.", 0)))
                .get()
                .asString()
                .contains("no output_7.txt was ever seen, but output_6.txt was written after its question was closed:"
                        + " this is question 7, limit");
    }

    private static String late(Timestamps stamps, long atMillis, Event.Noticed... noticed) {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        text.line(new Event.Prompted(stamps.published(), 14, 1, 7, 3000, "Expecting = C\n"));
        List.of(noticed).forEach(text::line);
        return text.line(new Event.Ruled(
                        atMillis * MILLI, 14, 1, Reply.none(7, stamps), 20, "No answer came in time.", 0))
                .orElseThrow();
    }

    private static Event.ProcessEnded ended(List<String> survivors) {
        ProgramEnd how =
                new ProgramEnd.Ended(ProgramEnd.By.ITSELF, ExitStatus.ofPosix(1), 864, survivors, Optional.empty());
        return new Event.ProcessEnded(
                2, 1, how, List.of("bang"), "/logs/1.log", Optional.empty(), Event.Errors.NONE, Optional.empty());
    }

    @Test
    void theDepartureIsNotRepeatedWhenTheProgramEnds() {
        SeatDeparture how =
                new SeatDeparture.ProgramEnded(ExitStatus.ofPosix(1), 864, Optional.of("bang"), "/logs/1.log");
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        assertThat(text.line(new Event.Left(1, 3, 1, Departure.ENDED, how, true)))
                .contains("JavaBot has left: its process ended after 0.864 s with exit code 1; the end of its error"
                        + " stream:"
                        + " bang; all it printed is in /logs/1.log");
        assertThat(text.line(ended(List.of()))).isEmpty();
        assertThat(text.line(ended(List.of("77 sleep"))))
                .contains("the program of JavaBot: ended by itself after 0.864 s, exit code 1; still there: 77 sleep");
    }

    @Test
    void aRecordWithSentencesOnlyIsShownWithThemUnchanged() {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        text.line(BEGAN);
        assertThat(text.line(new Event.Left(1, 3, 1, Departure.ENDED, "all it printed is in /logs/1.log", true)))
                .contains("JavaBot has left: process ended, all it printed is in /logs/1.log");
        assertThat(text.line(new Event.ProcessEnded(2, 1, "still there: 77 sleep", List.of(), "/logs/1.log")))
                .contains("the program of JavaBot: still there: 77 sleep; its output is in /logs/1.log");
    }

    @Test
    void aCrashReportHoldsTheFactsForTheAuthor() {
        List<RecordedEvent> entries = new ArrayList<>();
        MATCH.forEach(event -> entries.add(new RecordedEvent(entries.size() + 1, event)));
        MatchRecord record = new MatchRecord(Path.of("x"), entries, List.of(), List.of(), Optional.empty());
        assertThat(CrashReport.of(record.status(), "bin/arena")).singleElement().satisfies(report -> {
            assertThat(report.seat()).isEqualTo(1);
            assertThat(report.text()).isEqualTo("""
                JavaBot (seat 1) left in step 14: process ended
                Its program: exit code 1
                The end of its error stream:
                  | Traceback:
                  |   bang\\u001B[31m
                All it printed: JavaBot.log
                Times after input_7.txt was published (at 0.000 s), by the arena's clock:
                  ready.txt renewed  5.00 ms
                  output listed      no output_7.txt was ever seen
                  output complete    never
                  limit              3000 ms
                Its last output (output_6.txt, 6 bytes):
                  | C 17
                The arena's last input (input_7.txt):
                  | Expecting = C
                Play this match again:
                  bin/arena play JavaBot superbot:1 --game chain-reaction --seed -7 --set move-time=3s \
                --set swaps=6
                """);
        });
    }

    @Test
    void aPictureIsPaintedWithColoursOrWithout() {
        Picture picture = new Picture(List.of(Picture.Line.of(
                new Picture.Span("a\u001B[2J", Picture.Tint.PLAIN), new Picture.Span("o", Picture.Tint.SEAT_1))));
        assertThat(PictureText.lines(picture, false)).containsExactly("a\\u001B[2Jo");
        assertThat(PictureText.lines(picture, true)).containsExactly("a\\u001B[2J\u001B[36mo\u001B[0m");
    }

    @Test
    void noTextOfABotMovesTheCursorOrChangesTheDirection() {
        assertThat(Printable.of("a\tb\r\n\u001B[2J\u202Ec\u0085\uD800 \u00E4\u20AC\uD83D\uDE00"))
                .isEqualTo("a\\tb\\r\\n\\u001B[2J\\u202Ec\\u0085\\uD800 \u00E4\u20AC\uD83D\uDE00");
        assertThat(Printable.of("abcdefghij", 8)).isEqualTo("abcde...");
    }

    private static List<String> lines(EventText text) {
        return MATCH.stream().flatMap(event -> text.line(event).stream()).toList();
    }

    private static Event.Ruled ruled(int step, int seat, String answer, Timestamps stamps, int code, String words) {
        Reply reply = new Reply(6, Optional.of(answer.getBytes(StandardCharsets.UTF_8)), false, stamps);
        return new Event.Ruled(stamps.complete(), step, seat, reply, code, words, 0);
    }
}
