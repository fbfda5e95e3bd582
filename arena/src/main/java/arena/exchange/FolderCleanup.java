package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Removes names from a team folder before a match, whatever they stand for: a link is removed and not followed, a
 * directory goes with its contents. It takes so long at most, and goes so deep at most, since everybody waits for it.
 */
final class FolderCleanup {

    private static final long PATIENCE_SECONDS = 5;
    private static final int DEEPEST = 50;

    private final HeldFolder folder;
    private final Clock clock;
    private final long endNanos;

    /** Begins; the time runs from now on. */
    FolderCleanup(HeldFolder folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
        this.endNanos = clock.nanos() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    }

    /**
     * Removes one name.
     *
     * @throws IOException if it cannot be removed, or not in time
     */
    void remove(Path name) throws IOException {
        remove(folder, name, 0);
    }

    private void remove(HeldFolder parent, Path name, int depth) throws IOException {
        if (clock.nanos() > endNanos) {
            throw new IOException("there is more of it than can be removed in " + PATIENCE_SECONDS + " seconds");
        }
        try {
            boolean isFolder = parent.isFolder(name);
            if (isFolder) {
                empty(parent, name, depth);
            }
            parent.remove(name, isFolder);
        } catch (NoSuchFileException gone) {
            // Its bot has removed it meanwhile.
            return;
        }
    }

    private void empty(HeldFolder parent, Path name, int depth) throws IOException {
        if (depth == DEEPEST) {
            throw new IOException("there are folders in folders, more than " + DEEPEST + " deep");
        }
        try (HeldFolder inner = parent.inside(name)) {
            try {
                removeAll(inner, depth + 1);
            } catch (AccessDeniedException readOnly) {
                inner.makeWritable();
                removeAll(inner, depth + 1);
            }
        }
    }

    private void removeAll(HeldFolder inner, int depth) throws IOException {
        try (DirectoryStream<Path> names = inner.names()) {
            for (Path name : names) {
                remove(inner, name.getFileName(), depth);
            }
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
    }
}
