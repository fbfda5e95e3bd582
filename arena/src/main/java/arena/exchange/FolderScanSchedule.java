package arena.exchange;

import arena.match.Clock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The schedule of looks into a match's folder: until its bot is ready whenever the match polls, from then on also
 * whenever a change is reported; a scan wakes the match if it has found something.
 */
final class FolderScanSchedule implements FolderWatch.Reader {

    /**
     * The time that the match waits for a scan of the folder before it continues with the other players; the scan
     * wakes the match when it ends.
     */
    static final long PATIENCE_NANOS = 20_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(FolderScanSchedule.class);

    private final FolderTasks tasks;
    private final FolderWatch watch;
    private final FolderNotices notices;
    private final ReadinessWait readiness;
    private final FolderReader reader;
    private final Clock clock;
    private final Runnable task = this::scanAndWake;

    /** The time until which the match sleeps unless it is woken. */
    private volatile long armedNanos = Long.MAX_VALUE;

    private volatile boolean over;

    FolderScanSchedule(
            FolderTasks tasks, FolderWatch watch, FolderNotices notices, ReadinessWait readiness, FolderReader reader) {
        this.tasks = tasks;
        this.watch = watch;
        this.notices = notices;
        this.readiness = readiness;
        this.reader = reader;
        this.clock = watch.clock();
    }

    /** Begins to scan whenever a change is reported, because the bot is ready. */
    void begin() {
        watch.endJoining();
        watch.setReader(this);
        // Reports before this have only woken the match.
        requestScan();
    }

    /** Stops all scans, because the match is over. */
    void end() {
        over = true;
        watch.setReader(FolderWatch.NO_READER);
    }

    @Override
    public void scan() {
        tasks.runOnCallingThread(task);
    }

    @Override
    public void requestScan() {
        tasks.runAsynchronously(task);
    }

    @Override
    public boolean waits() {
        return reader.waits();
    }

    private void scanAndWake() {
        if (over) {
            return;
        }
        reader.scan();
        if (reader.hasFound() || reader.wakeNanos() < armedNanos) {
            clock.signal().wake();
        }
    }

    /** Looks for what the match waits for, if a scan is due. */
    void scanIfDue() {
        scanIfDue(isDue(), task);
    }

    /** Looks whether the bot is ready, if a scan is due. */
    void scanForReadinessIfDue() {
        scanIfDue(readiness.isDue(), this::scanForReadinessAndWake);
    }

    private void scanForReadinessAndWake() {
        readiness.scan();
        if (readiness.isReady() || readiness.obstacle().isPresent()) {
            clock.signal().wake();
        }
    }

    /** Has another thread look for what the match waits for, if a scan is due, and does not wait for it. */
    void requestScanIfDue() {
        if (!tasks.isBusy() && isDue()) {
            requestScan();
        }
        tasks.requireSound();
        notices.record();
    }

    /** The thread that reports a change also scans, so the match scans itself only where no scan has begun. */
    private boolean isDue() {
        return clock.nanos() >= reader.wakeNanos() || (watch.hasChanges() && !tasks.isBusy());
    }

    /**
     * Runs a scan on another thread if it is due, and waits briefly for it, or for one that is already running. The
     * scan itself wakes the match if it finds something: it may end when the match no longer waits for it and is about
     * to sleep, as if nothing had been found.
     */
    private void scanIfDue(boolean due, Runnable scan) {
        if (due && !tasks.runWithin(PATIENCE_NANOS, scan)) {
            LOG.debug("{}: a scan has not returned yet", watch.folder().path());
        }
        tasks.requireSound();
        notices.record();
    }

    /** Returns when the match must scan without being woken. */
    long wakeNanos() {
        if (tasks.isBusy()) {
            return clock.nanos() + PATIENCE_NANOS;
        }
        armedNanos = nextNanos();
        // A scan that has ended meanwhile has compared with the earlier time.
        return Math.min(armedNanos, nextNanos());
    }

    private long nextNanos() {
        return readiness.isReady() ? reader.wakeNanos() : readiness.wakeNanos();
    }
}
