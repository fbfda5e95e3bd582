package arena.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A lock of the system on a file: it goes with the process, however that ends. */
final class FileClaim implements Claim {

    private static final Logger LOG = LoggerFactory.getLogger(FileClaim.class);

    private final Path file;
    private FileChannel channel;

    /** What the system knows the locked file by; nothing where it knows no such thing. */
    private @Nullable Object key;

    private FileClaim(Path file, FileChannel channel) throws IOException {
        this.file = file;
        this.channel = channel;
        this.key = key();
    }

    static Optional<Claim> of(Path file) {
        try {
            Optional<FileChannel> locked = locked(file);
            return locked.isPresent() ? Optional.of(new FileClaim(file, locked.get())) : Optional.empty();
        } catch (IOException failure) {
            throw new StoreException(
                    "The file " + file + " cannot be written (" + failure + "); see that its folder is yours to write.",
                    failure);
        }
    }

    private static Optional<FileChannel> locked(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        keepToItsOwner(file);
        try {
            Optional<FileLock> lock = Optional.ofNullable(channel.tryLock());
            if (lock.isPresent()) {
                return Optional.of(channel);
            }
        } catch (OverlappingFileLockException taken) {
            // Another thread of this very process has it; below it is as if another process had.
            channel.close();
            return Optional.empty();
        }
        channel.close();
        return Optional.empty();
    }

    /** Who may open the file, be it for reading only, can take the lock and keep the contest from being played. */
    private static void keepToItsOwner(Path file) {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        } catch (IOException | UnsupportedOperationException notOurs) {
            LOG.debug("the rights of {} stay as they are: {}", file, notOurs.toString());
        }
    }

    private @Nullable Object key() throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /** A file that was deleted stays locked, and another may lock a new one of its name: then that one counts. */
    @Override
    public boolean isHeld() {
        try {
            if (channel.isOpen() && Files.exists(file) && Objects.equals(key, key())) {
                return true;
            }
            Optional<FileChannel> again = locked(file);
            if (again.isPresent()) {
                channel.close();
                channel = again.get();
                key = key();
            }
            return again.isPresent();
        } catch (IOException failure) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new StoreException("The file " + file + " cannot be closed (" + failure + ").", failure);
        }
    }
}
