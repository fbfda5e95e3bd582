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
 * A temporary folder of one run of the arena. Its user removes it; folders that a killed arena has left behind are
 * removed when the next one is created beside them, a day later at the earliest, since another arena may be using them.
 */
public final class TemporaryFolder {

    private static final Duration LEFT_BEHIND = Duration.ofDays(1);

    private TemporaryFolder() {}

    /**
     * Creates an empty folder with a unique name.
     *
     * @param home the folder in which it is created; itself created if it is missing
     * @param prefix the beginning of its name, and of the names that may be removed
     */
    public static Path open(Path home, String prefix) throws IOException {
        Files.createDirectories(home);
        Instant old = Instant.now().minus(LEFT_BEHIND);
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(home, prefix + "*")) {
            for (Path leftover : leftovers) {
                if (isOlder(leftover, old)) {
                    // A folder that cannot be removed does no harm.
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
            // Another arena has removed its own folder at the same time.
            return false;
        }
    }
}
