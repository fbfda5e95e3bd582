package arena.exchange;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.apache.commons.io.FileUtils;

/**
 * A folder that one run of the arena needs and nobody afterwards. Whoever has it made removes it; what a killed arena
 * has left behind goes when the next one is made beside it, a day later at the earliest, since another arena may be
 * using it.
 */
public final class TemporaryFolder {

    private static final Duration LEFT_BEHIND = Duration.ofDays(1);

    private TemporaryFolder() {}

    /**
     * Makes an empty folder of a name that nobody else has.
     *
     * @param home where it is made; made itself if it is missing
     * @param prefix what its name begins with, and those that may be removed
     */
    public static Path open(Path home, String prefix) throws IOException {
        Files.createDirectories(home);
        Instant old = Instant.now().minus(LEFT_BEHIND);
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(home, prefix + "*")) {
            for (Path leftover : leftovers) {
                if (isOlder(leftover, old)) {
                    // What cannot be removed is in nobody's way.
                    FileUtils.deleteQuietly(leftover.toFile());
                }
            }
        }
        return Files.createTempDirectory(home, prefix);
    }

    private static boolean isOlder(Path leftover, Instant old) throws IOException {
        try {
            return Files.getLastModifiedTime(leftover, LinkOption.NOFOLLOW_LINKS)
                    .toInstant()
                    .isBefore(old);
        } catch (NoSuchFileException gone) {
            // Another arena has removed its own while this one looked.
            return false;
        }
    }
}
