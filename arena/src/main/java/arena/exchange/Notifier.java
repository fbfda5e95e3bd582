package arena.exchange;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thread that hands the system's notifications of all local folders to their watches. Only new names are reported: a
 * file that grows under its name is read again by whoever waits for it, and heartbeats would drown all else.
 *
 * <p>Beside them it sweeps: it compares the folders' own time stamps, so many a second at most, and looks closer at a folder
 * that has changed without a report. That keeps a thousand idle folders under half a percent of a core.
 */
final class Notifier implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Notifier.class);

    /** The most time stamps compared in a second: the sweep of very many folders takes longer than its period. */
    private static final int SWEEPS_PER_SECOND = 400;

    private final WatchService service = FileSystems.getDefault().newWatchService();
    private final Map<WatchKey, FolderWatch> watches = new ConcurrentHashMap<>();
    private final Map<FolderWatch, Swept> swept = new ConcurrentHashMap<>();
    private final long sweepNanos;
    private final Thread thread;
    private final Queue<FolderWatch> round = new ArrayDeque<>();
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
    }

    private void run() {
        try {
            while (true) {
                WatchKey key = service.poll(Math.max(1, nextSweepNanos - System.nanoTime()), TimeUnit.NANOSECONDS);
                if (key != null) {
                    deliver(key);
                }
                if (System.nanoTime() >= nextSweepNanos) {
                    sweep();
                }
            }
        } catch (InterruptedException | ClosedWatchServiceException closed) {
            LOG.debug("the notifier has ended");
        }
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
        if (!key.isValid() && modified >= 0) {
            key = registerAgain(watch, key);
        }
        swept.replace(watch, before, new Swept(key, modified));
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

    private static long modified(Path folder) {
        try {
            return Files.getLastModifiedTime(folder, LinkOption.NOFOLLOW_LINKS).toMillis();
        } catch (IOException missing) {
            return -1;
        }
    }

    /** Cancels before it closes: a virtual machine that exits with watched folders waits a third of a second for the system. */
    @Override
    public void close() {
        watches.keySet().forEach(WatchKey::cancel);
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
