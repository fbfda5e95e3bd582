package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thread that hands the system's notifications of all local folders to their watches. Only new names are reported: a
 * file that grows under its name is read again by whoever waits for it, and heartbeats would drown all else.
 *
 * <p>A match that is alone with its {@link FieldClock} does the same on its own thread while it waits; the notifier's thread
 * then stands aside.
 *
 * <p>Beside them it sweeps: it compares the folders' own time stamps, so many a second at most, and looks closer at a folder
 * that has changed without a report. That keeps a thousand idle folders under half a percent of a core.
 */
final class Notifier implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);

    /** The most time stamps compared in a second: the sweep of very many folders takes longer than its period. */
    private static final int SWEEPS_PER_SECOND = 100;

    /** How long at most a match that serves itself does not hear a ring that is no notification. */
    private static final long LONGEST_SLICE_NANOS = 20_000_000;

    private static final long FIRST_SLICE_NANOS = 1_000_000;

    private final WatchService service = FileSystems.getDefault().newWatchService();
    private final Map<WatchKey, FolderWatch> watches = new ConcurrentHashMap<>();
    private final Map<FolderWatch, Swept> swept = new ConcurrentHashMap<>();
    private final long sweepNanos;
    private final Thread thread;
    private final Queue<FolderWatch> round = new ArrayDeque<>();

    /** Held by whoever takes the notifications now. */
    private final ReentrantLock serving = new ReentrantLock();

    /** The clock of the only match, if there is one match only. */
    private volatile Optional<Clock> alone = Optional.empty();

    private volatile boolean open = true;
    private long nextSweepNanos = System.nanoTime();

    Notifier(Duration sweep) throws IOException {
        this.sweepNanos = sweep.toNanos();
        this.thread = new Thread(this::run, "arena-notifier");
        thread.setDaemon(true);
        thread.start();
    }

    private record Swept(WatchKey key, long modifiedMillis) {}

    /** Watches a folder from now on; what was there before is the caller's to look at. */
    void add(FolderWatch watch) throws IOException {
        WatchKey key = register(watch);
        swept.put(watch, new Swept(key, modified(watch.folder())));
        countMatches();
    }

    private WatchKey register(FolderWatch watch) throws IOException {
        WatchKey key = watch.folder().register(service, StandardWatchEventKinds.ENTRY_CREATE);
        watches.put(key, watch);
        return key;
    }

    void remove(FolderWatch watch) {
        Swept known = swept.remove(watch);
        if (known != null && watches.remove(known.key(), watch)) {
            known.key().cancel();
        }
        countMatches();
    }

    private synchronized void countMatches() {
        List<Clock> clocks = swept.keySet().stream()
                .map(FolderWatch::clock)
                .distinct()
                .limit(2)
                .toList();
        alone = clocks.size() == 1 ? Optional.of(clocks.get(0)) : Optional.empty();
        // Ends a wait of the thread, for it may have to begin to serve, or to stand aside; and of a match that was not
        // alone.
        thread.interrupt();
        selfServing().ifPresent(FieldClock::ring);
    }

    /** Returns the clock of the only match, if it takes its notifications itself. Matches come and go meanwhile: ask once. */
    private Optional<FieldClock> selfServing() {
        return alone.filter(FieldClock.class::isInstance).map(FieldClock.class::cast);
    }

    private boolean servesItself(FieldClock clock) {
        return selfServing().filter(only -> only == clock).isPresent();
    }

    private void run() {
        while (open) {
            try {
                if (selfServing().isPresent()) {
                    TimeUnit.DAYS.sleep(1);
                } else {
                    serveAll();
                }
            } catch (InterruptedException change) {
                LOG.trace("the number of matches has changed");
            } catch (ClosedWatchServiceException closed) {
                LOG.debug("the notifier has ended");
            }
        }
    }

    private void serveAll() throws InterruptedException {
        serving.lockInterruptibly();
        try {
            take(nextSweepNanos - System.nanoTime());
        } finally {
            serving.unlock();
        }
    }

    /**
     * Takes the notifications on the thread of a match that is alone, until its bell is rung or the time has come; returns at
     * once if the match is not alone.
     *
     * @param untilNanos a time of that clock
     */
    void serve(FieldClock clock, long untilNanos) throws InterruptedException {
        long sliceNanos = FIRST_SLICE_NANOS;
        while (open && !clock.isRung() && servesItself(clock) && clock.nanos() < untilNanos) {
            long waitNanos = Math.min(sliceNanos, untilNanos - clock.nanos());
            if (serving.tryLock(waitNanos, TimeUnit.NANOSECONDS)) {
                try {
                    boolean taken = take(waitNanos);
                    sliceNanos = taken ? sliceNanos : Math.min(2 * sliceNanos, LONGEST_SLICE_NANOS);
                } catch (ClosedWatchServiceException closed) {
                    LOG.debug("the notifier was closed while a match waited");
                } finally {
                    serving.unlock();
                }
            }
        }
    }

    /** Waits for a notification at most so long and delivers it, and sweeps if it is time to; returns whether there was one. */
    private boolean take(long atMostNanos) throws InterruptedException {
        WatchKey key = service.poll(Math.max(1, atMostNanos), TimeUnit.NANOSECONDS);
        if (key != null) {
            deliver(key);
        }
        if (System.nanoTime() >= nextSweepNanos) {
            sweep();
        }
        return key != null;
    }

    private void deliver(WatchKey key) {
        FolderWatch watch = watches.get(key);
        for (WatchEvent<?> event : key.pollEvents()) {
            if (watch == null) {
                continue;
            }
            if (event.context() instanceof Path name) {
                watch.changed(name.toString());
            } else {
                watch.everything();
            }
        }
        if (!key.reset() && watch != null) {
            watches.remove(key);
            watch.everything();
        }
    }

    /** Sweeps the next slice of the folders; a round through very many folders takes several slices. */
    private void sweep() {
        if (round.isEmpty()) {
            round.addAll(swept.keySet());
        }
        long slice = Math.max(1, SWEEPS_PER_SECOND * sweepNanos / TimeUnit.SECONDS.toNanos(1));
        for (long i = 0; i < slice && !round.isEmpty(); i++) {
            sweep(round.remove());
        }
        nextSweepNanos = System.nanoTime() + sweepNanos;
    }

    private void sweep(FolderWatch watch) {
        Swept before = swept.get(watch);
        if (before == null) {
            return;
        }
        boolean reported = watch.drainReported();
        long modified = modified(watch.folder());
        WatchKey key = before.key();
        if (!key.isValid() && modified > 0) {
            key = registerAgain(watch, key);
        }
        if (modified != before.modifiedMillis() || key != before.key()) {
            swept.replace(watch, before, new Swept(key, modified));
        }
        if (modified != before.modifiedMillis() && !reported) {
            watch.everything();
        }
    }

    /** A folder that was removed and made again has lost its notification with its first life. */
    private WatchKey registerAgain(FolderWatch watch, WatchKey lost) {
        try {
            WatchKey key = register(watch);
            watch.everything();
            return key;
        } catch (IOException failure) {
            LOG.debug("{} cannot be watched yet: {}", watch.folder(), failure.toString());
            return lost;
        }
    }

    /** Returns the folder's time stamp, in milliseconds of the file system's clock; 0 if it is missing. */
    private static long modified(Path folder) {
        // The old interface, since it costs a third: a sweep of a thousand folders is to cost nothing to speak of.
        return folder.toFile().lastModified();
    }

    /** Cancels before it closes: a virtual machine that exits with watched folders waits a third of a second for the system. */
    @Override
    public void close() {
        open = false;
        watches.keySet().forEach(WatchKey::cancel);
        thread.interrupt();
        try {
            service.close();
            thread.join(1_000);
        } catch (IOException failure) {
            LOG.warn("the notifier did not close: {}", failure.toString());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
