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
 * The tasks of one folder, done one after another, so that an operation that does not return (a lease, a hung share, a
 * pipe) blocks this folder only: it holds one thread at most, and never the match.
 *
 * <p>A match waits for a task up to a limit and then goes on without it; the task itself is not interrupted.
 */
final class FolderTasks {

    private static final Logger LOG = LoggerFactory.getLogger(FolderTasks.class);

    /** The longest single wait before the clock is read again, which may be another than the machine's. */
    private static final long SLICE_MILLIS = 20;

    private final Executor threads;
    private final Clock clock;
    private boolean busy;
    private long busySinceNanos;

    /** The tasks that wait; a task that is requested again while it waits runs once. */
    private final Set<Runnable> waiting = new LinkedHashSet<>();

    private Optional<Throwable> defect = Optional.empty();

    /** Makes the tasks of a folder, with threads and a clock that are shared with others. */
    FolderTasks(Executor threads, Clock clock) {
        this.threads = threads;
        this.clock = clock;
    }

    /**
     * Runs a task on the calling thread; if another task is running, its thread runs this one afterwards: a requested
     * task always runs, and begins after the request.
     */
    void runOnCallingThread(Runnable task) {
        if (begin(task)) {
            work(task);
        }
    }

    /** Runs a task on another thread, after the running one. */
    void runAsynchronously(Runnable task) {
        if (begin(task)) {
            execute(task);
        }
    }

    /**
     * Runs a task on another thread and waits until it is done; after the time limit the task continues without the
     * caller. A task that cannot begin in time does not run at all, nor one that would have to wait for a task that has
     * already taken as long.
     *
     * @return its result; empty if it is not done
     */
    <T> Optional<T> runWithin(long patienceNanos, Supplier<T> task) {
        AtomicReference<Optional<T>> found = new AtomicReference<>(Optional.empty());
        boolean done = runWithin(patienceNanos, () -> found.set(Optional.of(task.get())));
        return done ? Objects.requireNonNull(found.get()) : Optional.empty();
    }

    /** Does the same with a task without a result; returns whether it is done. */
    boolean runWithin(long patienceNanos, Runnable task) {
        long endNanos = clock.nanos() + patienceNanos;
        Task own = new Task(task);
        synchronized (this) {
            if (busyNanos() >= patienceNanos || !await(endNanos, Optional.empty())) {
                return false;
            }
            occupy();
        }
        execute(own);
        synchronized (this) {
            return await(endNanos, Optional.of(own));
        }
    }

    /** Returns how long the running task has been running; 0 if there is none. */
    synchronized long busyNanos() {
        return busy ? Math.max(1, clock.nanos() - busySinceNanos) : 0;
    }

    synchronized boolean isBusy() {
        return busy;
    }

    /**
     * Throws if a task has failed since the last call for a reason that is not the team's.
     *
     * @throws VenueException if it was a failure of the venue
     * @throws IllegalStateException if it was a defect
     */
    synchronized void requireSound() {
        Optional<Throwable> failure = defect;
        defect = Optional.empty();
        if (failure.isPresent() && failure.get() instanceof VenueException failed) {
            throw failed;
        } else if (failure.isPresent()) {
            throw new IllegalStateException("a scan of a folder has failed", failure.get());
        }
    }

    /** A task that knows whether it is done. */
    private static final class Task implements Runnable {
        private final Runnable task;
        private volatile boolean done;

        Task(Runnable task) {
            this.task = task;
        }

        @Override
        public void run() {
            try {
                task.run();
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

    private void execute(Runnable task) {
        try {
            threads.execute(() -> work(task));
        } catch (RejectedExecutionException closed) {
            LOG.debug("the field is closed, and nothing is done in it any more");
            giveUp();
        } catch (OutOfMemoryError noThread) {
            giveUp();
            throw new VenueException("The system gives the arena no more threads (" + noThread.getMessage()
                    + "); end programs that use many processes, or raise the limit of the arena's account.");
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
        } catch (VenueException failed) {
            return Optional.of(failed);
        } catch (RuntimeException | Error failure) {
            LOG.warn("a scan of a folder has failed", failure);
            return Optional.of(failure);
        }
    }

    /** Waits until a task is done, or until none is running; returns false if the time is up before. */
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
