package windwardopolis;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;

/**
 * The folder that a team shares with the arena. It is always listed, and never asked for a name that has not been seen
 * there: network drives remember for seconds that a name was not there. What fails is tried again a little later, since
 * a drive may be away for a moment and a virus scanner may hold a file.
 */
final class TeamFolder {

    /** The rules ask for at least so much between two looks. */
    static final long POLL_MILLIS = 10;

    private static final int PATIENCE = 50;

    private final Path folder;

    TeamFolder(Path folder) {
        this.folder = folder;
    }

    /** Returns what is in the folder by names in small letters; nothing if it cannot be listed now. */
    Optional<Map<String, Path>> list() {
        return attempt(() -> {
            Map<String, Path> files = new TreeMap<>();
            try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
                all.forEach(path -> files.put(String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT), path));
            }
            return files;
        });
    }

    /** Returns the lines of a file; none if it cannot be read yet. */
    static List<String> lines(Path file) {
        return attempt(() -> Files.readAllLines(file)).orElse(List.of());
    }

    /** Says that this team waits for a question. */
    void sayReady() {
        attempt(() -> Files.writeString(folder.resolve("ready.txt"), ""));
    }

    /** Writes {@code stem.txt} beside and renames it, so that the arena never sees half of it. */
    void publish(String stem, String text) throws InterruptedException {
        Path beside = folder.resolve(stem + ".tmp");
        Path target = folder.resolve(stem + ".txt");
        for (int round = 0; round < PATIENCE; round++, Thread.sleep(POLL_MILLIS)) {
            Optional<Path> done = attempt(
                    () -> Files.move(Files.writeString(beside, text), target, StandardCopyOption.REPLACE_EXISTING));
            if (done.isPresent()) {
                return;
            }
        }
        System.err.println(target + " could not be written");
    }

    /** Deletes every file, ready.txt first: only a new one may say that this team waits. */
    void clear() throws InterruptedException {
        attempt(() -> Files.deleteIfExists(folder.resolve("ready.txt")));
        for (int round = 0; round < PATIENCE; round++, Thread.sleep(POLL_MILLIS)) {
            Optional<Map<String, Path>> all = list();
            List<Path> files = all.orElse(Map.of()).values().stream()
                    .filter(path -> !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .toList();
            if (all.isPresent() && files.isEmpty()) {
                return;
            }
            files.forEach(file -> attempt(() -> Files.deleteIfExists(file)));
        }
    }

    private static <T> Optional<T> attempt(Callable<T> action) {
        try {
            return Optional.ofNullable(action.call());
        } catch (IOException | DirectoryIteratorException held) {
            return Optional.empty();
        } catch (Exception mistake) {
            throw new IllegalStateException(mistake);
        }
    }
}
