package arena.exchange;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Makes whole files appear: writes beside under a name that nobody can guess, closes, and renames. A reader sees either
 * no file or the whole file.
 */
public final class Publisher {

    /**
     * The waits before a rename that somebody's open handle has refused is tried again (a Windows reader, a virus
     * scanner).
     */
    private static final long[] RETRY_MILLIS = {5, 10, 20, 40, 80, 160, 320};

    private static final AtomicLong NAMES = new AtomicLong(System.nanoTime());

    private static final Rename SYSTEM = new Rename() {
        @Override
        public void rename(HeldFolder folder, String part, String target) throws IOException {
            folder.rename(part, target);
        }

        @Override
        public boolean mayBeRefusedForAWhile() {
            return File.separatorChar == '\\';
        }
    };

    private final Supplier<HeldFolder> folder;
    private final Rename system;
    private int retries;

    /** Makes one that publishes in a folder which nobody else may replace. */
    public Publisher(Path folder) {
        this(folder, SYSTEM);
    }

    /** Makes one that publishes in a folder that is held. */
    Publisher(Supplier<HeldFolder> folder) {
        this(folder, SYSTEM);
    }

    Publisher(Path folder, Rename system) {
        this(() -> HeldFolder.named(folder), system);
    }

    private Publisher(Supplier<HeldFolder> folder, Rename system) {
        this.folder = folder;
        this.system = system;
    }

    /** How a system renames. */
    interface Rename {

        /** Gives a whole file its name in one step. */
        void rename(HeldFolder folder, String part, String target) throws IOException;

        /**
         * Returns whether it refuses to rename what somebody has open, as only Windows does; elsewhere a refusal is
         * final.
         */
        boolean mayBeRefusedForAWhile();
    }

    /** Returns how many renames had to be tried again so far. */
    int retries() {
        return retries;
    }

    /**
     * Publishes a text; a file or a link that already has the name is replaced.
     *
     * @throws IOException if the folder is missing or not writable, the disk is full, or the name is taken by what
     *     cannot be replaced
     */
    public void publish(String name, String text) throws IOException {
        HeldFolder held = folder.get();
        String part = write(held, text.getBytes(StandardCharsets.UTF_8));
        try {
            rename(held, part, name);
        } catch (IOException failure) {
            held.remove(Path.of(part), false);
            throw failure;
        }
    }

    /** The name is a new one, so that a link which a bot has laid in wait is never written through. */
    private static String write(HeldFolder held, byte[] bytes) throws IOException {
        while (true) {
            String part = FileName.PART_PREFIX + Long.toHexString(NAMES.incrementAndGet()) + ".part";
            try (SeekableByteChannel out = held.create(part)) {
                ByteBuffer rest = ByteBuffer.wrap(bytes);
                while (rest.hasRemaining()) {
                    out.write(rest);
                }
                return part;
            } catch (FileAlreadyExistsException taken) {
                NAMES.addAndGet(System.nanoTime());
            } catch (NoSuchFileException | AccessDeniedException failure) {
                throw failure;
            } catch (IOException failure) {
                held.remove(Path.of(part), false);
                throw failure;
            }
        }
    }

    private void rename(HeldFolder held, String part, String target) throws IOException {
        for (int attempt = 0; ; attempt++) {
            try {
                system.rename(held, part, target);
                return;
            } catch (FileSystemException refused) {
                if (attempt == RETRY_MILLIS.length || !isSharingViolation(held, refused, target)) {
                    throw refused;
                }
                retries++;
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(RETRY_MILLIS[attempt]));
            }
        }
    }

    private boolean isSharingViolation(HeldFolder held, FileSystemException refused, String target) {
        return system.mayBeRefusedForAWhile()
                && !(refused instanceof NoSuchFileException)
                && held.entry(target)
                        .filter(entry -> entry.kind() == FolderEntry.Kind.DIRECTORY)
                        .isEmpty();
    }
}
