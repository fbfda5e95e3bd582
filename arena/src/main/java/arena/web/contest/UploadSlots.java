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
 * The places of uploads: one for each team, so that no team takes another's. Teams at one address hand in one after the
 * other. Each upload has a thread of its own, so that a slow one holds up no page.
 */
final class UploadSlots implements AutoCloseable {

    /** A sender that falls silent is gone sooner. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(45);

    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "upload");
        thread.setDaemon(true);
        return thread;
    });
    private final Set<String> teams = new LinkedHashSet<>();
    private final Set<String> addresses = new LinkedHashSet<>();

    /**
     * Receives something from a team, once its address has no other upload under way.
     *
     * @throws WebFailure at once if the team is handing in already, later if its address never was free
     */
    <T> CompletableFuture<T> receive(String team, String address, Callable<T> upload) {
        if (!take(teams, team)) {
            throw WebFailure.tooMuch(team + " is handing in an entry just now; try again when that has arrived.");
        }
        return CompletableFuture.supplyAsync(() -> received(team, address, upload), threads);
    }

    private <T> T received(String team, String address, Callable<T> upload) {
        try {
            waitFor(address);
            try {
                return upload.call();
            } finally {
                leave(addresses, address);
            }
        } catch (WebFailure refused) {
            throw refused;
        } catch (Exception failure) {
            throw new CompletionException(failure);
        } finally {
            leave(teams, team);
        }
    }

    private synchronized void waitFor(String address) throws InterruptedException {
        long endNanos = System.nanoTime() + LONGEST_WAIT.toNanos();
        while (!addresses.add(address)) {
            long leftMillis = Duration.ofNanos(endNanos - System.nanoTime()).toMillis();
            if (leftMillis <= 0) {
                throw WebFailure.tooMuch("Another team at your address is handing in; try again in a minute.");
            }
            wait(leftMillis);
        }
    }

    private synchronized boolean take(Set<String> places, String name) {
        return places.add(name);
    }

    private synchronized void leave(Set<String> places, String name) {
        places.remove(name);
        notifyAll();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
