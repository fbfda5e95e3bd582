package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.terms.Quota;
import arena.match.Event;
import arena.record.EventText;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
}
