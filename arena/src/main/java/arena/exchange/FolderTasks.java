package arena.exchange;

import arena.match.Clock;
import arena.match.VenueException;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is to be done in one folder, one thing after another, so that whatever does not return (a lease, a hung share, a
 * pipe) holds up this folder only: one thread at most, and never the match.
 *
 * <p>A match waits for a task as long as it likes and then goes on without it; the task ends when it ends.
 */
final class FolderTasks {

    private static final Logger LOG = LoggerFactory.getLogger(FolderTasks.class);

    /** How long a wait lasts at most before the clock is looked at again, which need not be the machine's. */
    private static final long SLICE_MILLIS = 20;

    private final Executor threads;
    private final Clock clock;
    private boolean busy;
    private long busySinceNanos;

    /** What is to be done afterwards; what is asked for again before it comes to its turn is done once. */
    private final Set<Runnable> waiting = new LinkedHashSet<>();

    private Optional<Throwable> defect = Optional.empty();

    /** Makes one for a folder, with threads and a clock that it shares with others. */
    FolderTasks(Executor threads, Clock clock) {
        this.threads = threads;
        this.clock = clock;
    }

    /**
     * Does something on the calling thread; if something is being done already, its thread does this one afterwards:
     * what is asked for is always done, and begins after it was asked for.
     */
    void here(Runnable task) {
        if (begin(task)) {
            work(task);
        }
    }

    /** Has something done on another thread, after what is being done now. */
    void aside(Runnable task) {
        if (begin(task)) {
            hand(task);
        }
    }

    /**
     * Has something done on another thread and waits until it is done; if that takes too long it goes on without the
     * caller. What does not come to its turn in time is not done at all, nor what would have to wait for something that
     * has taken as long already.
     *
     * @return what it has found; nothing if it is not done
     */
    <T> Optional<T> within(long patienceNanos, Supplier<T> task) {
        AtomicReference<Optional<T>> found = new AtomicReference<>(Optional.empty());
        boolean done = within(patienceNanos, () -> found.set(Optional.of(task.get())));
        return done ? Objects.requireNonNull(found.get()) : Optional.empty();
    }

    /** Does the same with what finds nothing; returns whether it is done. */
    boolean within(long patienceNanos, Runnable task) {
        long endNanos = clock.nanos() + patienceNanos;
        Task own = new Task(task);
        synchronized (this) {
            if (busyNanos() >= patienceNanos || !await(endNanos, Optional.empty())) {
                return false;
            }
            occupy();
        }
        hand(own);
        synchronized (this) {
            return await(endNanos, Optional.of(own));
        }
    }

    /** Returns for how long what is being done now has been done; 0 if nothing is. */
    synchronized long busyNanos() {
        return busy ? Math.max(1, clock.nanos() - busySinceNanos) : 0;
    }

    synchronized boolean isBusy() {
        return busy;
    }

    /**
     * Fails if a task has failed since the last call for a reason that is not the team's.
     *
     * @throws VenueException if it was the place's
     * @throws IllegalStateException if it was a defect
     */
    synchronized void requireSound() {
        Optional<Throwable> failure = defect;
        defect = Optional.empty();
        if (failure.isPresent() && failure.get() instanceof VenueException trouble) {
            throw trouble;
        } else if (failure.isPresent()) {
            throw new IllegalStateException("a look into a folder has failed", failure.get());
        }
    }

    /** Something to be done, and whether it is done. */
    private static final class Task implements Runnable {
        private final Runnable deed;
        private volatile boolean done;

        Task(Runnable deed) {
            this.deed = deed;
        }

        @Override
        public void run() {
            try {
                deed.run();
            } finally {
                done = true;
            }
        }
    }

    private synchronized boolean begin(Runnable task) {
        if (busy) {
            waiting.add(task);
            return false;
        }
        occupy();
        return true;
    }

    private void occupy() {
        busy = true;
        busySinceNanos = clock.nanos();
    }

    private void hand(Runnable task) {
        try {
            threads.execute(() -> work(task));
        } catch (RejectedExecutionException closed) {
            LOG.debug("the field is closed, and nothing is done in it any more");
            giveUp();
        } catch (OutOfMemoryError noThread) {
            giveUp();
            throw new VenueException("The system gives the arena no more threads (" + noThread.getMessage()
                    + "); end what takes so many processes, or allow the arena's account more.");
        }
    }

    private synchronized void giveUp() {
        busy = false;
        waiting.clear();
        notifyAll();
    }

    private void work(Runnable first) {
        Runnable task = first;
        while (true) {
            Optional<Throwable> failure = run(task);
            synchronized (this) {
                defect = defect.or(() -> failure);
                notifyAll();
                Iterator<Runnable> next = waiting.iterator();
                if (!next.hasNext()) {
                    busy = false;
                    return;
                }
                task = next.next();
                next.remove();
                busySinceNanos = clock.nanos();
            }
        }
    }

    private static Optional<Throwable> run(Runnable task) {
        try {
            task.run();
            return Optional.empty();
        } catch (VenueException trouble) {
            return Optional.of(trouble);
        } catch (RuntimeException | Error failure) {
            LOG.warn("a look into a folder has failed", failure);
            return Optional.of(failure);
        }
    }

    /** Waits until a task is done, or until none is being done; returns false if the time is up before. */
    private boolean await(long endNanos, Optional<Task> awaited) {
        boolean interrupted = false;
        try {
            while (awaited.isPresent() ? !awaited.get().done && busy : busy) {
                long leftNanos = endNanos - clock.nanos();
                if (leftNanos <= 0 || interrupted) {
                    return false;
                }
                try {
                    TimeUnit.NANOSECONDS.timedWait(
                            this, Math.min(leftNanos, TimeUnit.MILLISECONDS.toNanos(SLICE_MILLIS)));
                } catch (InterruptedException stop) {
                    interrupted = true;
                }
            }
            return awaited.map(task -> task.done).orElse(true);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
