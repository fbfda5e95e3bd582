package arena.app.remote;

import arena.record.RecordException;
import arena.worker.Delivery;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;

/** The records of workers among those of this arena: each is there as a whole or not at all. */
public final class DeliveredRecords {

    private static final Pattern RECORD_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,200}");

    private final Path folder;

    public DeliveredRecords(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the record of a worker among those of this arena, and returns its file.
     *
     * @throws RecordException if its name cannot be right
     */
    public Path keep(Delivery delivery) throws IOException {
        if (!RECORD_NAME.matcher(delivery.recordName()).matches()) {
            throw new RecordException("\"" + delivery.recordName() + "\" is no name of a record.");
        }
        Path file = folder.resolve(delivery.recordName());
        if (Files.exists(file)) {
            if (!ByteBuffer.wrap(Files.readAllBytes(file)).equals(delivery.record())) {
                throw new RecordException("there is another record " + delivery.recordName() + " already.");
            }
            return file;
        }
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, ".", ".part");
        try {
            write(delivery.record().duplicate(), part);
            return Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            // A full disk leaves a part of the record.
            Files.deleteIfExists(part);
        }
    }

    private static void write(ByteBuffer rest, Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }
}
