package arena.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file lock of the operating system, which ends with the process however it ends. The first byte is the lock itself.
 * The second byte is locked with it, so that other processes can probe the second byte without hindering a process that
 * wants the lock.
 */
final class FileContestLock implements ContestLock {

    private static final Logger LOG = LoggerFactory.getLogger(FileContestLock.class);

    private static final long LOCK_BYTE = 0;
    private static final long SIGN_BYTE = 1;

    /**
     * The files that this process has locked, by the system's key. Such a file is not opened a second time: closing any
     * handle on it releases all locks of the process on it. Guarded by itself.
     */
    private static final Map<Object, FileChannel> HELD = new HashMap<>();

    private final Path file;
    private Hold hold;

    /** A locked file and the system's key of it. */
    private record Hold(FileChannel channel, Object key) {

        void release() throws IOException {
            synchronized (HELD) {
                HELD.remove(key, channel);
                channel.close();
            }
        }
    }

    private FileContestLock(Path file, Hold hold) {
        this.file = file;
        this.hold = hold;
    }

    static Optional<ContestLock> acquire(Path file) {
        try {
            return tryLock(file).map(hold -> new FileContestLock(file, hold));
        } catch (IOException failure) {
            throw new StoreException(
                    "The file " + file + " cannot be written (" + failure + "); see that its folder is yours to write.",
                    failure);
        }
    }

    /** Returns whether some process, this one or another, holds the lock; also true if that cannot be found out. */
    static boolean isTaken(Path file) {
        synchronized (HELD) {
            try {
                if (isHeldHere(file)) {
                    return true;
                }
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                    return channel.tryLock(SIGN_BYTE, 1, true) == null;
                }
            } catch (NoSuchFileException never) {
                return false;
            } catch (AccessDeniedException ofAnother) {
                LOG.debug("whether {} is locked cannot be asked: {}", file, ofAnother.toString());
                return true;
            } catch (IOException failure) {
                throw new StoreException("The file " + file + " cannot be read (" + failure + ").", failure);
            }
        }
    }

    private static Optional<Hold> tryLock(Path file) throws IOException {
        synchronized (HELD) {
            if (Files.exists(file) && isHeldHere(file)) {
                return Optional.empty();
            }
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                restrictToOwner(file);
                if (channel.tryLock(LOCK_BYTE, 1, false) != null) {
                    channel.lock(SIGN_BYTE, 1, false);
                    Hold hold = new Hold(channel, key(file));
                    HELD.put(hold.key(), channel);
                    return Optional.of(hold);
                }
            } catch (IOException failure) {
                channel.close();
                throw failure;
            }
            channel.close();
            return Optional.empty();
        }
    }

    /**
     * Restricts the file to its owner: any account that can open it, even only to read, could take the lock and keep
     * the contest from being played.
     */
    private static void restrictToOwner(Path file) {
        try {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        } catch (IOException | UnsupportedOperationException notOurs) {
            LOG.debug("the rights of {} stay as they are: {}", file, notOurs.toString());
        }
    }

    /**
     * Returns whether this process holds the lock. An interrupt of a thread that uses the channel closes it, and the
     * lock is lost.
     */
    private static boolean isHeldHere(Path file) throws IOException {
        FileChannel channel = HELD.get(key(file));
        return channel != null && channel.isOpen();
    }

    private static Object key(Path file) throws IOException {
        Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        return key == null ? file.toRealPath() : key;
    }

    /**
     * Returns whether the lock is held. A deleted file stays locked while another process can lock a new file of its
     * name: the new file counts.
     */
    @Override
    public boolean isHeld() {
        try {
            if (hold.channel().isOpen() && Files.exists(file) && hold.key().equals(key(file))) {
                return true;
            }
            Optional<Hold> again = tryLock(file);
            if (again.isPresent()) {
                hold.release();
                hold = again.get();
            }
            return again.isPresent();
        } catch (IOException failure) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            hold.release();
        } catch (IOException failure) {
            throw new StoreException("The file " + file + " cannot be closed (" + failure + ").", failure);
        }
    }
}
