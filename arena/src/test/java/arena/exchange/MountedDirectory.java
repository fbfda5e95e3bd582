package arena.exchange;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory that cannot be removed while this is open, even by the superuser: a file system is mounted on it. */
public final class MountedDirectory implements AutoCloseable {

    private final Path directory;

    private MountedDirectory(Path directory) {
        this.directory = directory;
    }

    /** Mounts a small memory disk, which only the superuser of a Linux machine may; elsewhere the test is skipped. */
    static MountedDirectory make(Path directory) throws IOException {
        return make(directory, "64k");
    }

    /**
     * Mounts a disk; a test on a machine that does not allow it is skipped.
     *
     * @param size as {@code mount} wants it, such as {@code 400m}
     */
    public static MountedDirectory make(Path directory, String size) throws IOException {
        Files.createDirectories(directory);
        assumeTrue(
                run("mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", directory.toString()),
                "a disk can be mounted");
        return new MountedDirectory(directory);
    }

    public Path directory() {
        return directory;
    }

    private static boolean run(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noSuchCommand) {
            return false;
        } catch (InterruptedException stop) {
            throw new IllegalStateException("interrupted in " + String.join(" ", command), stop);
        }
    }

    @Override
    public void close() {
        if (!run("umount", directory.toString())) {
            throw new IllegalStateException(directory + " is still mounted");
        }
    }
}
