package arena.exchange;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Opens a bot's file so that a pipe cannot hold the match up. Its type is known before, but a bot may put a pipe in its place
 * in between, and to open a pipe for reading waits until somebody writes, perhaps for ever.
 *
 * <p>Where there are pipes, the file is opened for reading and writing, which never waits (a pipe then has the size 0 and is
 * not read). A file that the arena may only read is opened on a thread of its own, and given up if that takes too long.
 */
final class Opening {

    private static final boolean HAS_PIPES = File.separatorChar == '/';
    private static final long PATIENCE_MILLIS = 500;

    private static final Set<OpenOption> READ = Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    private static final Set<OpenOption> READ_WRITE =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    private Opening() {}

    /** The file could not be opened in time. */
    static final class StuckException extends IOException {
        private static final long serialVersionUID = 1;

        StuckException(Path file) {
            super(file + " could not be opened within " + PATIENCE_MILLIS + " ms; it may be a pipe");
        }
    }

    /**
     * Opens a file for reading.
     *
     * @param writable whether the arena may, as far as is known, write to it too
     * @throws AccessDeniedException if it may not
     * @throws StuckException if it cannot be opened in time
     */
    static SeekableByteChannel of(Path file, boolean writable) throws IOException {
        if (!HAS_PIPES) {
            return Files.newByteChannel(file, READ);
        }
        return writable ? Files.newByteChannel(file, READ_WRITE) : aside(file);
    }

    private static SeekableByteChannel aside(Path file) throws IOException {
        CompletableFuture<SeekableByteChannel> opened = new CompletableFuture<>();
        Thread thread = new Thread(() -> open(file, opened), "arena-opening " + file.getFileName());
        thread.setDaemon(true);
        thread.start();
        try {
            return opened.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            // Whoever opens it after all finds that nobody wants it any more.
            CompletableFuture<Void> unused = opened.thenAccept(Opening::close);
            throw new StuckException(file);
        } catch (ExecutionException failure) {
            throw new IOException(failure.getCause());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException(stop);
        }
    }

    private static void open(Path file, CompletableFuture<SeekableByteChannel> opened) {
        try {
            opened.complete(Files.newByteChannel(file, READ));
        } catch (IOException failure) {
            opened.completeExceptionally(failure);
        }
    }

    private static void close(SeekableByteChannel channel) {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
