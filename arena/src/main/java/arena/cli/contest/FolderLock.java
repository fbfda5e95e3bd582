package arena.cli.contest;

import arena.cli.host.CommandFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Supplier;

/** Only one arena at a time plays a contest: a lock of the system holds its folder, and goes with the process. */
final class FolderLock {

    private static final String NAME = "running.lock";

    private FolderLock() {}

    /**
     * Does some work while no other arena plays the contest of a folder.
     *
     * @throws CommandFailure if another arena plays it, or the folder cannot be written
     */
    static <T> T holding(Path folder, Supplier<T> work) {
        Path file = folder.resolve(NAME);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            if (lock(channel).isEmpty()) {
                throw CommandFailure.infrastructure(
                        "Another arena plays this contest right now; give it its orders with"
                                + " `arena contest pause`, `resume` or `drain`, or wait until it has ended.");
            }
            return work.get();
        } catch (IOException failure) {
            throw CommandFailure.infrastructure("The file " + file + " cannot be written (" + failure
                    + "); see that its folder is yours to write.");
        }
    }

    private static Optional<FileLock> lock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException taken) {
            // Another thread of this very process has it.
            return Optional.empty();
        }
    }
}
