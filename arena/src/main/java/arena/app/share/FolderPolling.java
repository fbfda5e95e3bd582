package arena.app.share;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The polling of a folder for what another program, or another mount, makes visible there. */
final class FolderPolling {

    private static final long LOOK_NANOS = 1_000_000;

    private FolderPolling() {}

    /** Returns whether a folder lists a name; false while it cannot be listed. */
    static boolean lists(Path folder, String name) {
        try (Stream<Path> names = Files.list(folder)) {
            return names.anyMatch(path -> path.endsWith(name));
        } catch (IOException | UncheckedIOException away) {
            return false;
        }
    }

    /** Waits until a condition is met; returns false if it is not met in time. */
    static boolean await(Duration patience, BooleanSupplier condition) {
        long end = System.nanoTime() + patience.toNanos();
        boolean met = condition.getAsBoolean();
        while (!met && System.nanoTime() < end) {
            LockSupport.parkNanos(LOOK_NANOS);
            met = condition.getAsBoolean();
        }
        return met;
    }
}
