package arena.record;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPOutputStream;

/** The compression of a record: it replaces the plain file so that there is a complete file at every moment. */
final class Compression {

    private static final int BUFFER_BYTES = 1 << 16;

    private Compression() {}

    /**
     * Compresses a file beside itself under a dot-name, forces that to the disk, gives it its name, and deletes the
     * plain file.
     *
     * @throws IOException if a step fails; the plain file is then still there
     */
    static void replace(Path plain, Path compressed) throws IOException {
        Path unfinished = compressed.resolveSibling("." + compressed.getFileName() + ".part");
        try {
            write(plain, unfinished);
            Files.move(unfinished, compressed, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            Files.deleteIfExists(unfinished);
            throw failure;
        }
        Files.delete(plain);
    }

    private static void write(Path plain, Path unfinished) throws IOException {
        Files.deleteIfExists(unfinished);
        Files.createFile(unfinished, Journal.ITS_OWNERS);
        try (FileOutputStream file = new FileOutputStream(unfinished.toFile())) {
            GZIPOutputStream packed = new GZIPOutputStream(file, BUFFER_BYTES);
            Files.copy(plain, packed);
            packed.finish();
            file.getFD().sync();
        }
    }
}
