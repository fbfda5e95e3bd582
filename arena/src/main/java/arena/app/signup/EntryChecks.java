package arena.app.signup;

import arena.app.RequestFailure;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A queue of entry checks. They run one after the other, since two at a time would disturb each other and the games. A
 * check that takes too long is broken off, so that no team blocks the others.
 */
public final class EntryChecks implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EntryChecks.class);
    private static final int STOP_LIMIT_SECONDS = 10;

    private final Duration limit;
    private final ExecutorService line = Executors.newSingleThreadExecutor(EntryChecks::thread);
    private final ExecutorService work = Executors.newSingleThreadExecutor(EntryChecks::thread);

    /**
     * Opens a queue.
     *
     * @param limit the longest time of a check
     */
    public EntryChecks(Duration limit) {
        this.limit = limit;
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "entry check");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Adds a check to the queue.
     *
     * @param check is called in its turn, returns empty if there is nothing to check, and is interrupted after the
     *     limit
     * @param listener receives the findings; not called if the arena closes before
     */
    public void add(Supplier<Optional<EntryCheck.Findings>> check, Consumer<EntryCheck.Findings> listener) {
        line.execute(() -> {
            try {
                findings(check).ifPresent(listener);
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private Optional<EntryCheck.Findings> findings(Supplier<Optional<EntryCheck.Findings>> check)
            throws InterruptedException {
        Future<Optional<EntryCheck.Findings>> made = work.submit(check::get);
        try {
            return made.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException slow) {
            made.cancel(true);
            return unmade(
                    List.of("The check was stopped after " + limit.toMinutes() + " minutes: the bot is too slow."));
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RequestFailure failure) {
                return unmade(failure.sentences());
            }
            LOG.error("A check of an entry has failed.", failed.getCause());
            return unmade(List.of("The arena itself has failed in this check; details are in its log."));
        } finally {
            made.cancel(true);
        }
    }

    private static Optional<EntryCheck.Findings> unmade(List<String> sentences) {
        return Optional.of(new EntryCheck.Findings(false, sentences));
    }

    /** Breaks off the running check, and waits until it has finished its clean-up. */
    @Override
    public void close() {
        line.shutdownNow();
        work.shutdownNow();
        try {
            if (!work.awaitTermination(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn(
                        "A check of an entry did not stop within {} s; the arena no longer waits for it.",
                        STOP_LIMIT_SECONDS);
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }
}
