package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.chainreaction.ChainReaction;
import arena.launch.terms.Quota;
import arena.match.Event;
import arena.record.EventText;
import arena.record.RecordedEvent;
import arena.record.Replay;
import arena.record.TurnLogs;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the use of the processors is known, recorded, and bounded by a fair share. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class ProcessorTimeTest {

    private static final Duration MOVE = Duration.ofSeconds(4);
    private static final String BUSY = "while :; do :; done";

    @TempDir
    Path root;

    private LaunchedMatch play(String first, String second) throws IOException {
        LaunchedMatch match = new LaunchedMatch(root, root.resolve("field"), new Quota(2L << 30, 5_000, 64L << 20, 0));
        match.play(MOVE, first, second);
        return match;
    }

    private static Event.ProcessorTime late(LaunchedMatch match) {
        assertThat(match.events(Event.ProcessorTime.class)).hasSize(1);
        return match.events(Event.ProcessorTime.class).get(0);
    }

    private static String told(LaunchedMatch match) {
        EventText text = new EventText(EventText.Detail.NOTABLE);
        return match.events.stream().flatMap(event -> text.line(event).stream()).collect(Collectors.joining("\n"));
    }

    @Test
    void aTimeOutOfABusyProgramIsDistinguishedFromThatOfASleepingOne() throws IOException {
        LaunchedMatch busy = play(BUSY, ":");
        LaunchedMatch asleep = play("sleep 60", ":");

        assertThat(told(busy)).contains("of processor time in these").containsAnyOf("it was busy", "it was at work");
        assertThat(told(asleep)).contains("of processor time in these").contains("it slept or waited");
        assertThat(late(busy).nanosBySeat()).containsKeys(1, 2);
    }

    @Test
    void oneWithManyBusyProcessesTakesNoMoreThanItsShare() throws IOException {
        int processors = Runtime.getRuntime().availableProcessors();
        LaunchedMatch match = play("for n in $(seq " + 15 * processors + "); do (" + BUSY + ") & done", BUSY);

        Event.ProcessorTime late = late(match);
        assertThat(late.seat()).isEqualTo(2);
        // Without a share the one process of the second would get a fifteenth of what the others get on its processor.
        assertThat(late.nanosBySeat().getOrDefault(2, 0L) * processors * 3)
                .isGreaterThan(late.nanosBySeat().getOrDefault(1, 0L));
    }

    @Test
    void aTurnHasWhatItsProgramPrintedAndUsedInIt() throws IOException {
        LaunchedMatch match = play(
                "echo thinking; n=0; while [ $n -lt 300000 ]; do n=$((n+1)); done; echo decided",
                "echo thinking; sleep 1; echo decided");
        List<RecordedEvent> entries = new ArrayList<>();
        match.events.forEach(event -> entries.add(new RecordedEvent(entries.size() + 1, event)));
        TurnLogs logs = new TurnLogs(Replay.of(ChainReaction.definition(), entries));

        for (int seat = 1; seat <= 2; seat++) {
            assertThat(logs.printed(seat, 1)).isEmpty();
            assertThat(logs.printed(seat, 2))
                    .extracting(TurnLogs.PrintedLine::text)
                    .containsExactly("thinking", "decided");
            assertThat(logs.words(seat, 2)).hasSize(3).last().isEqualTo("out | decided");
        }
        assertThat(processorSeconds(logs, 1)).isGreaterThan(2 * processorSeconds(logs, 2));
    }

    /** Returns the processor time of the second turn, as people read it. */
    private static double processorSeconds(TurnLogs logs, int seat) {
        String words = logs.words(seat, 2).get(0);
        assertThat(words).matches("used [0-9.]+ s of processor time in [0-9.]+ s; memory: at most [0-9.]+ (MiB|bytes)");
        return Double.parseDouble(words.split(" ", 3)[1]);
    }
}
