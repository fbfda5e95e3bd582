package arena.exchange;

import arena.match.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * When a match's folder is looked at: while its bot is not there yet whenever the match wants to know, from then on
 * also whenever something is reported, which wakes the match if it should know.
 */
final class FolderLooks implements FolderWatch.Reader {

    /**
     * How long the match waits for a look into the folder before it goes on with the others; the look then wakes it
     * when it ends.
     */
    static final long PATIENCE_NANOS = 20_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(FolderLooks.class);

    private final FolderTasks tasks;
    private final FolderWatch watch;
    private final FolderNotices notices;
    private final ReadinessWait arrival;
    private final FolderReader reader;
    private final Clock clock;
    private final Runnable task = this::lookAndRing;

    /** Until when the match sleeps if nothing wakes it. */
    private volatile long armedNanos = Long.MAX_VALUE;

    private volatile boolean over;

    FolderLooks(
            FolderTasks tasks, FolderWatch watch, FolderNotices notices, ReadinessWait arrival, FolderReader reader) {
        this.tasks = tasks;
        this.watch = watch;
        this.notices = notices;
        this.arrival = arrival;
        this.reader = reader;
        this.clock = watch.clock();
    }

    /** The bot is there: from now on a look is made whenever something is reported. */
    void begin() {
        watch.joined();
        watch.readBy(this);
        // What was reported until now has only woken the match.
        call();
    }

    /** The match is over, and nobody looks any more. */
    void end() {
        over = true;
        watch.readBy(FolderWatch.NOBODY);
    }

    @Override
    public void look() {
        tasks.here(task);
    }

    @Override
    public void call() {
        tasks.aside(task);
    }

    @Override
    public boolean waits() {
        return reader.waits();
    }

    private void lookAndRing() {
        if (over) {
            return;
        }
        reader.look();
        if (reader.hasFound() || reader.wakeNanos() < armedNanos) {
            clock.signal().wake();
        }
    }

    /** Looks for what the match waits for, if it is time to. */
    void inTime() {
        inTime(isDue(), reader::look);
    }

    /** Has another thread look for what the match waits for, if it is time to, and does not wait for it. */
    void asideInTime() {
        if (!tasks.isBusy() && isDue()) {
            call();
        }
        tasks.requireSound();
        notices.writeDown();
    }

    /** What is reported is looked at by whoever reports it, so the match does so only where that has not begun. */
    private boolean isDue() {
        return clock.nanos() >= reader.wakeNanos() || (watch.hasNews() && !tasks.isBusy());
    }

    /**
     * Has somebody look into the folder if it is time to, and waits a little for what is found, or for whoever looks
     * already.
     */
    void inTime(boolean due, Runnable look) {
        if (due && !tasks.within(PATIENCE_NANOS, look)) {
            LOG.debug("{}: a look has not returned yet", watch.folder().path());
        }
        tasks.requireSound();
        notices.writeDown();
    }

    /** Returns when the match wants to look without being woken. */
    long wakeNanos() {
        if (tasks.isBusy()) {
            return clock.nanos() + PATIENCE_NANOS;
        }
        armedNanos = nextNanos();
        // A look that has ended meanwhile has compared with the time before.
        return Math.min(armedNanos, nextNanos());
    }

    private long nextNanos() {
        return arrival.hasArrived() ? reader.wakeNanos() : arrival.wakeNanos();
    }
}
