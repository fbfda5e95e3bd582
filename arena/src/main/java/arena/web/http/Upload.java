package arena.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A file that a browser sends; it is deleted when it is closed. An upload that is too large, too slow or incomplete is
 * refused and leaves nothing.
 */
public final class Upload implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Upload.class);
    private static final int BUFFER_BYTES = 64 << 10;
    private static final int TOO_LARGE = 413;
    private static final int TOO_SLOW = 408;
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final Duration GRACE = Duration.ofSeconds(5);
    private static final long LEAST_BYTES_PER_SECOND = 8 << 10;

    private final Path file;

    private Upload(Path file) {
        this.file = file;
    }

    /**
     * Checks the size that a request declares.
     *
     * @throws WebFailure if it is too large
     */
    public static void requireSize(Context context, long mostBytes) {
        if (context.contentLength() > mostBytes) {
            throw tooLarge(mostBytes);
        }
    }

    /**
     * Receives the body of a request.
     *
     * @param folder for the temporary file
     * @throws WebFailure if the body is too large, too slow, or incomplete
     */
    public static Upload receive(InputStream body, Path folder, long mostBytes) {
        Upload upload = new Upload(begin(folder));
        try {
            upload.read(body, mostBytes);
            return upload;
        } catch (IOException broken) {
            upload.close();
            throw WebFailure.badRequest("The archive did not come as a whole (" + broken + "); send it again.");
        } catch (WebFailure refused) {
            upload.close();
            throw refused;
        }
    }

    private static Path begin(Path folder) {
        try {
            return Files.createTempFile(folder, "upload-", ".zip");
        } catch (IOException failure) {
            throw WebFailure.unavailable("The archive cannot be kept (" + failure + "); tell the organiser.");
        }
    }

    private static WebFailure tooLarge(long mostBytes) {
        return new WebFailure(
                TOO_LARGE,
                List.of("An archive has " + mostBytes + " bytes at most; leave out files that the bot does not need."));
    }

    private void read(InputStream body, long mostBytes) throws IOException {
        long beganNanos = System.nanoTime();
        long bytes = 0;
        byte[] buffer = new byte[BUFFER_BYTES];
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int read = body.read(buffer); read >= 0; read = body.read(buffer)) {
                bytes += read;
                if (bytes > mostBytes) {
                    throw tooLarge(mostBytes);
                }
                requireRate(bytes, Duration.ofNanos(System.nanoTime() - beganNanos));
                out.write(buffer, 0, read);
            }
        }
    }

    private static void requireRate(long bytes, Duration since) {
        if (since.compareTo(LONGEST) > 0) {
            throw new WebFailure(
                    TOO_SLOW, List.of("The archive took longer than " + LONGEST.toMinutes() + " minutes."));
        }
        if (bytes < LEAST_BYTES_PER_SECOND * since.minus(GRACE).toSeconds()) {
            throw new WebFailure(
                    TOO_SLOW,
                    List.of("The archive came with less than " + LEAST_BYTES_PER_SECOND
                            + " bytes a second; send it again over a quicker connection."));
        }
    }

    public Path file() {
        return file;
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException left) {
            // The next arena that opens the contest deletes it.
            LOG.warn("The file {} cannot be deleted: {}", file, left.toString());
        }
    }

    /**
     * The slots of uploads: one for each team, so that no team takes another's. Teams at one address upload one after
     * the other. Each upload has its own thread, so that a slow one delays no page.
     */
    public static final class UploadSlots implements AutoCloseable {

        /** A silent sender is disconnected sooner. */
        private static final Duration LONGEST_WAIT = Duration.ofSeconds(45);

        private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "upload");
            thread.setDaemon(true);
            return thread;
        });
        private final Set<String> teams = new LinkedHashSet<>();
        private final Set<String> addresses = new LinkedHashSet<>();

        /**
         * Runs the upload of a team when no other upload of its address is running.
         *
         * @throws WebFailure at once if the team is uploading already, later if its address has not become free
         */
        public <T> CompletableFuture<T> receive(String team, String address, Callable<T> upload) {
            if (!take(teams, team)) {
                throw WebFailure.tooManyRequests(
                        team + " is handing in an entry just now; try again when that has arrived.");
            }
            return CompletableFuture.supplyAsync(() -> received(team, address, upload), threads);
        }

        private <T> T received(String team, String address, Callable<T> upload) {
            try {
                waitFor(address);
                try {
                    return upload.call();
                } finally {
                    release(addresses, address);
                }
            } catch (WebFailure refused) {
                throw refused;
            } catch (Exception failure) {
                throw new CompletionException(failure);
            } finally {
                release(teams, team);
            }
        }

        private synchronized void waitFor(String address) throws InterruptedException {
            long endNanos = System.nanoTime() + LONGEST_WAIT.toNanos();
            while (!addresses.add(address)) {
                long leftMillis = Duration.ofNanos(endNanos - System.nanoTime()).toMillis();
                if (leftMillis <= 0) {
                    throw WebFailure.tooManyRequests(
                            "Another team at your address is handing in; try again in a minute.");
                }
                wait(leftMillis);
            }
        }

        private synchronized boolean take(Set<String> slots, String name) {
            return slots.add(name);
        }

        private synchronized void release(Set<String> slots, String name) {
            slots.remove(name);
            notifyAll();
        }

        @Override
        public void close() {
            threads.shutdownNow();
        }
    }
}
