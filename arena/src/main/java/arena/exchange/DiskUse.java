package arena.exchange;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/** The disk space that a team folder has taken since a match began. */
final class DiskUse {

    /** A smaller amount fills no disk. */
    private static final long LEAST_BYTES = 1 << 20;

    /** The space that a name takes although its file may be empty. */
    private static final long NAME_BYTES = 4_096;

    private static final int MOST_NAMES = 200_000;

    private final Path folder;
    private final long free;
    private final long before;

    private DiskUse(Path folder, long free, long before) {
        this.folder = folder;
        this.free = free;
        this.before = before;
    }

    /** Measures a folder before the match. */
    static DiskUse of(Path folder) {
        return new DiskUse(folder, folder.toFile().getUsableSpace(), bytes(folder));
    }

    /** Returns in words how much it took, if that explains a full disk. */
    Optional<String> fullDiskCause() {
        long grown = bytes(folder) - before;
        return grown >= LEAST_BYTES && grown >= free / 2
                ? Optional.of("its files have filled the disk: " + (grown >> 20) + " MiB were written to " + folder
                        + " in this match, and " + (free >> 20) + " MiB were free")
                : Optional.empty();
    }

    private static long bytes(Path folder) {
        long[] sums = new long[2];
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    sums[0] += Math.max(NAME_BYTES, attributes.size());
                    return ++sums[1] < MOST_NAMES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException gone) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException gone) {
            return sums[0];
        }
        return sums[0];
    }
}
