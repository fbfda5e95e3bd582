package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A program that prints very much is not held up by its reader. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class OutputDrainTest {

    /** A reader that sleeps after each filling of a pipe needs some forty seconds for so much. */
    private static final long FLOOD_BYTES = 400_000_000;

    @TempDir
    private Path root;

    @Test
    void aFloodOnBothStreamsIsReadAsFastAsItComes() throws IOException {
        try (Stand stand = new Stand(root, Confine.AUTO)) {
            String half = " | head -c " + FLOOD_BYTES / 2;
            LaunchedPlayer bot = stand.shell("yes 'a line of the usual length, as programs print it'" + half
                    + "; yes 'one that has gone wrong, and says so'" + half + " >&2; echo; echo the end");
            long beginNanos = System.nanoTime();
            stand.join(bot);
            Stand.awaitGone(bot);
            Duration taken = Duration.ofNanos(System.nanoTime() - beginNanos);
            bot.leave();

            assertThat(stand.log()).contains("out  | the end").contains("bytes of \"err\" are left out here");
            assertThat(taken).isLessThan(Duration.ofSeconds(15));
        }
    }
}
