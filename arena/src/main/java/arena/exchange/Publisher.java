package arena.exchange;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
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
 * A publisher of complete files: it writes under a temporary name that cannot be guessed, closes, and renames. A reader
 * sees either no file or the complete file.
 */
public final class Publisher {

    /**
     * The pauses before a rename is repeated that was refused because the file is open elsewhere (a Windows reader, a
     * virus scanner).
     */
    private static final long[] RETRY_MILLIS = {5, 10, 20, 40, 80, 160, 320};

    private static final AtomicLong NAMES = new AtomicLong(System.nanoTime());

    private static final Rename SYSTEM = new Rename() {
        @Override
        public void rename(OpenFolder folder, String part, String target) throws IOException {
            folder.rename(part, target);
        }

        @Override
        public boolean mayBeRefusedForAWhile() {
            return File.separatorChar == '\\';
        }
    };

    private final Supplier<OpenFolder> folder;
    private final Rename system;
    private int retries;

    /** Makes a publisher in a folder that no other account may replace. */
    public Publisher(Path folder) {
        this(folder, SYSTEM);
    }

    /** Makes a publisher in a held folder. */
    Publisher(Supplier<OpenFolder> folder) {
        this(folder, SYSTEM);
    }

    Publisher(Path folder, Rename system) {
        this(() -> OpenFolder.named(folder), system);
    }

    private Publisher(Supplier<OpenFolder> folder, Rename system) {
        this.folder = folder;
        this.system = system;
    }

    /** The rename operation of a system. */
    interface Rename {

        /** Gives a complete file its name in one step. */
        void rename(OpenFolder folder, String part, String target) throws IOException;

        /** Returns whether it refuses to rename an open file, as only Windows does; elsewhere a refusal is final. */
        boolean mayBeRefusedForAWhile();
    }

    /** Returns how many renames were repeated so far. */
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
        OpenFolder held = folder.get();
        String part = write(held, text.getBytes(StandardCharsets.UTF_8));
        try {
            rename(held, part, name);
        } catch (IOException failure) {
            held.remove(Path.of(part), false);
            throw failure;
        }
    }

    /** The temporary name is new, so that a link which a bot has put there is never written through. */
    private static String write(OpenFolder held, byte[] bytes) throws IOException {
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

    private void rename(OpenFolder held, String part, String target) throws IOException {
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

    private boolean isSharingViolation(OpenFolder held, FileSystemException refused, String target) {
        return system.mayBeRefusedForAWhile()
                && !(refused instanceof NoSuchFileException)
                && held.entry(target)
                        .filter(entry -> entry.kind() == FileState.Kind.DIRECTORY)
                        .isEmpty();
    }
}
