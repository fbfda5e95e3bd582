package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.launch.terms.ConfinementLevel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A test that a program with very much output is not delayed by its reader. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class OutputDrainTest {

    /** A reader that sleeps after each filling of a pipe needs some forty seconds for this many bytes. */
    private static final long FLOOD_BYTES = 400_000_000;

    @TempDir
    private Path root;

    @Test
    void aFloodOnBothStreamsIsReadAsFastAsItComes() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.AUTO)) {
            String half = " | head -c " + FLOOD_BYTES / 2;
            String flood = "yes 'a line of the usual length, as programs print it'" + half
                    + "; yes 'one that has gone wrong, and says so'" + half + " >&2; echo; echo the end";
            Duration longest = readAtOnce(flood).multipliedBy(6).plusSeconds(10);
            LaunchedPlayer bot = launchField.shell(flood);
            long beginNanos = System.nanoTime();
            launchField.join(bot);
            // A slow or busy machine gets the time that it has just needed itself.
            LaunchField.awaitGone(bot, longest.plus(LaunchField.LONG));
            Duration taken = Duration.ofNanos(System.nanoTime() - beginNanos);
            bot.leave();

            assertThat(launchField.log()).contains("out  | the end").contains("bytes of \"err\" are left out here");
            assertThat(taken).isLessThan(longest);
        }
    }

    /** Returns how long this machine needs for it now with a reader that looks again as soon as the system lets it. */
    private static Duration readAtOnce(String flood) throws IOException {
        long beginNanos = System.nanoTime();
        Process process =
                new ProcessBuilder("sh", "-c", flood).redirectErrorStream(true).start();
        byte[] buffer = new byte[64 << 10];
        long bytes = 0;
        try (InputStream printed = process.getInputStream()) {
            for (int read = 0; read >= 0; read = printed.read(buffer)) {
                bytes += read;
                LockSupport.parkNanos(20_000);
            }
        }
        assertThat(bytes).isGreaterThanOrEqualTo(FLOOD_BYTES);
        return Duration.ofNanos(System.nanoTime() - beginNanos);
    }
}
