package arena.exchange;

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
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The watcher of all local folders by the system's notifications; it looks into each folder with a new name. Only new
 * names are reported: a file that grows is read again by the reader that waits for it, and heartbeats would outnumber
 * all else.
 *
 * <p>A scan of a folder may be blocked there by its bot, so before a thread scans it makes sure that another one
 * listens: there is always one thread more than blocked folders.
 *
 * <p>Another thread sweeps: it compares the folders' own time stamps, a limited number a second, and has a folder
 * looked at that has changed without a report. That keeps a thousand idle folders under half a percent of a core.
 */
final class NotifiedFolders implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(NotifiedFolders.class);

    /** The most time stamps compared in a second: the sweep of very many folders takes longer than its period. */
    private static final int SWEEPS_PER_SECOND = 100;

    /** The number of listening threads in normal operation. */
    private static final int LISTENERS = 2;

    /** The time that an additional thread listens before it ends. */
    private static final long SPARE_SECONDS = 10;

    private final WatchService service = FileSystems.getDefault().newWatchService();
    private final Map<WatchKey, NotifiedFolder> reported = new ConcurrentHashMap<>();
    private final Map<FolderWatch, NotifiedFolder> folders = new ConcurrentHashMap<>();

    /** The folders above the watched ones, which report a folder that was removed or renamed and is created again. */
    private final Map<WatchKey, Path> above = new ConcurrentHashMap<>();

    private final Map<Path, FolderWatch> byPath = new ConcurrentHashMap<>();
    private final long sweepNanos;
    private final Thread sweeper;
    private final Queue<NotifiedFolder> round = new ArrayDeque<>();

    /** The number of threads that wait for notifications, or will in a moment. */
    private final AtomicInteger listening = new AtomicInteger();

    private volatile boolean open = true;

    NotifiedFolders(Duration sweep) throws IOException {
        this.sweepNanos = sweep.toNanos();
        this.sweeper = new Thread(this::sweepRepeatedly, "arena-sweep");
        for (int i = 0; i < LISTENERS; i++) {
            addListener();
        }
        sweeper.setDaemon(true);
        sweeper.start();
    }

    /** Watches a folder from now on; the caller looks at earlier contents. */
    void add(FolderWatch watch) throws IOException {
        Path path = watch.folder().path();
        Path parent = Optional.ofNullable(path.getParent()).orElse(path);
        above.put(parent.register(service, StandardWatchEventKinds.ENTRY_CREATE), parent);
        WatchKey key = path.register(service, StandardWatchEventKinds.ENTRY_CREATE);
        NotifiedFolder folder = new NotifiedFolder(watch, key);
        byPath.put(path, watch);
        reported.put(key, folder);
        folders.put(watch, folder);
    }

    void remove(FolderWatch watch) {
        byPath.remove(watch.folder().path(), watch);
        NotifiedFolder known = folders.remove(watch);
        if (known != null && reported.remove(known.key(), known)) {
            known.key().cancel();
        }
    }

    /** Takes the reports that the system has kept of a folder. */
    void takeKept(FolderWatch watch) {
        Optional.ofNullable(folders.get(watch)).ifPresent(NotifiedFolder::takeKept);
    }

    /** Waits for reports of a folder again: kept ones are looked at by another thread. */
    void listen(FolderWatch watch) {
        if (Optional.ofNullable(folders.get(watch)).filter(NotifiedFolder::wake).isPresent()) {
            watch.reader().requestScan();
        }
    }

    private void addListener() {
        listening.incrementAndGet();
        Thread thread = new Thread(this::listen, "arena-listener");
        thread.setDaemon(true);
        try {
            thread.start();
        } catch (OutOfMemoryError noThread) {
            listening.decrementAndGet();
            LOG.warn("the system gives the arena no more threads: {}", noThread.getMessage());
        }
    }

    private void listen() {
        try {
            while (open) {
                WatchKey key = service.poll(SPARE_SECONDS, TimeUnit.SECONDS);
                if (key != null) {
                    deliver(key);
                } else if (listening.getAndUpdate(all -> all > LISTENERS ? all - 1 : all) > LISTENERS) {
                    return;
                }
            }
        } catch (InterruptedException | ClosedWatchServiceException closed) {
            LOG.debug("a listener has ended");
        }
    }

    private void deliver(WatchKey key) {
        NotifiedFolder folder = reported.get(key);
        if (folder == null) {
            Optional.ofNullable(above.get(key)).ifPresent(parent -> deliverAbove(key, parent));
            if (!key.reset()) {
                above.remove(key);
            }
            return;
        }
        if (folder.take()) {
            scan(folder.watch());
        }
        if (!folder.rearm()) {
            reported.remove(key);
            folder.watch().noteEverything();
            scan(folder.watch());
        }
    }

    /** Wakes the matches whose folders were created again; after too many reports at once they find it themselves. */
    private void deliverAbove(WatchKey key, Path parent) {
        for (WatchEvent<?> event : key.pollEvents()) {
            if (event.context() instanceof Path name) {
                Optional.ofNullable(byPath.get(parent.resolve(name)))
                        .filter(FolderWatch::noteReplaced)
                        .ifPresent(watch -> watch.reader().requestScan());
            }
        }
    }

    private void scan(FolderWatch watch) {
        if (listening.decrementAndGet() == 0) {
            addListener();
        }
        try {
            watch.reader().scan();
        } finally {
            listening.incrementAndGet();
        }
    }

    private void sweepRepeatedly() {
        while (open) {
            LockSupport.parkNanos(this, sweepNanos);
            sweep();
        }
    }

    /** Sweeps the next slice of the folders; a round through very many folders takes several slices. */
    private void sweep() {
        if (round.isEmpty()) {
            round.addAll(folders.values());
        }
        long slice = Math.max(1, SWEEPS_PER_SECOND * sweepNanos / TimeUnit.SECONDS.toNanos(1));
        for (long i = 0; i < slice && !round.isEmpty(); i++) {
            sweep(round.remove());
        }
    }

    private void sweep(NotifiedFolder folder) {
        if (folders.get(folder.watch()) != folder) {
            return;
        }
        boolean late = folder.takeKept();
        boolean unreported = folder.hasChangedUnreported();
        if (unreported) {
            folder.watch().noteEverything();
        }
        if (late || unreported) {
            folder.watch().reader().requestScan();
        }
    }

    /** Watches a folder again that was removed and created again, which ends its notification. */
    void addAgain(FolderWatch watch) throws IOException {
        remove(watch);
        add(watch);
        watch.noteEverything();
    }

    /**
     * Cancels before it closes: a virtual machine that exits with watched folders waits a third of a second for the
     * system.
     */
    @Override
    public void close() {
        open = false;
        reported.keySet().forEach(WatchKey::cancel);
        above.keySet().forEach(WatchKey::cancel);
        LockSupport.unpark(sweeper);
        try {
            service.close();
        } catch (IOException failure) {
            LOG.warn("the listeners did not close: {}", failure.toString());
        }
    }

    /**
     * A folder whose new names the system reports.
     *
     * <p>While none are awaited, the system keeps its reports: files that the arena itself publishes between two
     * prompts wake none of its threads.
     */
    private static final class NotifiedFolder {

        private final FolderWatch watch;
        private final WatchKey key;
        private volatile long modifiedMillis;
        private boolean paused;

        NotifiedFolder(FolderWatch watch, WatchKey key) {
            this.watch = watch;
            this.key = key;
            this.modifiedMillis = watch.folder().modifiedMillis();
        }

        FolderWatch watch() {
            return watch;
        }

        WatchKey key() {
            return key;
        }

        /** Takes the reports, new or kept; returns whether a scan is needed. */
        boolean take() {
            boolean changed = false;
            for (WatchEvent<?> event : key.pollEvents()) {
                if (event.context() instanceof Path name) {
                    changed |= watch.note(name.toString());
                } else {
                    watch.noteEverything();
                    changed = true;
                }
            }
            return changed;
        }

        /**
         * Lets the system report again after the reports were taken, unless none are awaited.
         *
         * @return whether it can
         */
        synchronized boolean rearm() {
            paused = !watch.reader().waits();
            return paused || key.reset();
        }

        /** Waits for reports again; returns whether one was kept that needs a scan. */
        synchronized boolean wake() {
            if (!paused) {
                return false;
            }
            boolean changed = take();
            if (!rearm()) {
                watch.noteEverything();
                changed = true;
            }
            return changed;
        }

        /** Takes the kept reports; returns whether a scan is needed. */
        synchronized boolean takeKept() {
            return paused && take();
        }

        /** Compares the folder's own time stamp; returns whether it has changed without a report. */
        boolean hasChangedUnreported() {
            boolean reported = watch.drainReported();
            long before = modifiedMillis;
            modifiedMillis = watch.folder().modifiedMillis();
            return !key.isValid() || (modifiedMillis != before && !reported);
        }
    }
}
