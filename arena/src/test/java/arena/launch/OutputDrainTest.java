package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.terms.ConfinementLevel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a program with very much output is not delayed by its reader, and loses none of it. */
class OutputDrainTest {

    private static final long FLOOD_BYTES = 40_000_000;

    @TempDir
    private Path root;

    @Test
    void aPipeThatWasNotEmptyIsScannedAgainAtOnceAndASilentOneLessAndLessOften() {
        assertThat(OutputDrain.pauseNanos(true, 50_000_000)).isZero();
        assertThat(LongStream.iterate(0, pause -> OutputDrain.pauseNanos(false, pause))
                        .limit(15))
                .startsWith(0L, 20_000L, 40_000L, 80_000L)
                .endsWith(40_960_000L, 50_000_000L, 50_000_000L);
    }

    @Test
    @Tag("slow")
    @DisabledOnOs(OS.WINDOWS)
    void aFloodOnBothStreamsIsReadToItsEnd() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.AUTO)) {
            String half = " | head -c " + FLOOD_BYTES / 2;
            String flood = "yes 'a line of the usual length, as programs print it'" + half
                    + "; yes 'one that has gone wrong, and says so'" + half + " >&2; echo; echo the end";
            LaunchedPlayer bot = launchField.shell(flood);
            launchField.join(bot);
            LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(launchField.log()).contains("out  | the end").contains("bytes of \"err\" are left out here");
        }
    }
}
