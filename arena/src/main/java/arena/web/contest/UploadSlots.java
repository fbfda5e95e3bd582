package arena.web.contest;

import arena.web.http.WebFailure;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The slots of uploads: one for each team, so that no team takes another's. Teams at one address upload one after the
 * other. Each upload has its own thread, so that a slow one delays no page.
 */
final class UploadSlots implements AutoCloseable {

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
    <T> CompletableFuture<T> receive(String team, String address, Callable<T> upload) {
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
                throw WebFailure.tooManyRequests("Another team at your address is handing in; try again in a minute.");
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
