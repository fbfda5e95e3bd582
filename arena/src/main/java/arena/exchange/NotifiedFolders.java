package arena.exchange;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.StandardWatchEventKinds;
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
 * Takes the system's notifications of all local folders, and looks into each folder of which something new is reported.
 * Only new names are reported: a file that grows under its name is read again by whoever waits for it, and heartbeats
 * would drown all else.
 *
 * <p>A thread that looks into a folder may be held up there by its bot, so before it looks it makes sure that another
 * one listens: there is always one thread more than folders that hold one up.
 *
 * <p>Beside them another thread sweeps: it compares the folders' own time stamps, so many a second at most, and has a
 * folder looked at that has changed without a report. That keeps a thousand idle folders under half a percent of a
 * core.
 */
final class NotifiedFolders implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(NotifiedFolders.class);

    /** The most time stamps compared in a second: the sweep of very many folders takes longer than its period. */
    private static final int SWEEPS_PER_SECOND = 100;

    /** So many threads listen if all is well. */
    private static final int LISTENERS = 2;

    /** How long a thread more than that listens before it ends. */
    private static final long SPARE_SECONDS = 10;

    private final WatchService service = FileSystems.getDefault().newWatchService();
    private final Map<WatchKey, NotifiedFolder> reported = new ConcurrentHashMap<>();
    private final Map<FolderWatch, NotifiedFolder> folders = new ConcurrentHashMap<>();
    private final long sweepNanos;
    private final Thread sweeper;
    private final Queue<NotifiedFolder> round = new ArrayDeque<>();

    /** How many threads wait for notifications, or will in a moment. */
    private final AtomicInteger listening = new AtomicInteger();

    private volatile boolean open = true;

    NotifiedFolders(Duration sweep) throws IOException {
        this.sweepNanos = sweep.toNanos();
        this.sweeper = new Thread(this::sweepAgainAndAgain, "arena-sweep");
        for (int i = 0; i < LISTENERS; i++) {
            addListener();
        }
        sweeper.setDaemon(true);
        sweeper.start();
    }

    /** Watches a folder from now on; what was there before is the caller's to look at. */
    void add(FolderWatch watch) throws IOException {
        WatchKey key = watch.folder().path().register(service, StandardWatchEventKinds.ENTRY_CREATE);
        NotifiedFolder folder = new NotifiedFolder(watch, key);
        reported.put(key, folder);
        folders.put(watch, folder);
    }

    void remove(FolderWatch watch) {
        NotifiedFolder known = folders.remove(watch);
        if (known != null && reported.remove(known.key(), known)) {
            known.key().cancel();
        }
    }

    /** Takes what the system has kept of a folder while nobody waited for it. */
    void takeKept(FolderWatch watch) {
        Optional.ofNullable(folders.get(watch)).ifPresent(NotifiedFolder::takeKept);
    }

    /** Somebody waits for news of a folder again: what was kept is looked at, by another thread. */
    void listen(FolderWatch watch) {
        if (Optional.ofNullable(folders.get(watch)).filter(NotifiedFolder::wake).isPresent()) {
            watch.reader().call();
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
            key.reset();
            return;
        }
        if (folder.take()) {
            look(folder.watch());
        }
        if (!folder.settle()) {
            reported.remove(key);
            folder.watch().noteEverything();
            look(folder.watch());
        }
    }

    private void look(FolderWatch watch) {
        if (listening.decrementAndGet() == 0) {
            addListener();
        }
        try {
            watch.reader().look();
        } finally {
            listening.incrementAndGet();
        }
    }

    private void sweepAgainAndAgain() {
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
            folder.watch().reader().call();
        }
    }

    /** A folder that was removed and made again has lost its notification with its first life. */
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
        LockSupport.unpark(sweeper);
        try {
            service.close();
        } catch (IOException failure) {
            LOG.warn("the listeners did not close: {}", failure.toString());
        }
    }
}
