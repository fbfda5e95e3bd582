package arena.exchange;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thread that lists all folders of one mount again and again, where notifications do not come or are not to be
 * trusted. It rests most of the time, so that very many folders make it slower and not the machine.
 */
final class PolledFolders implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PolledFolders.class);

    /** It sleeps at least so many times as long as it works. */
    private static final int REST = 9;

    private final long pollNanos;
    private final Map<FolderWatch, Seen> seen = new ConcurrentHashMap<>();
    private final Thread thread;
    private volatile boolean open = true;

    PolledFolders(String mount, Duration poll) {
        this.pollNanos = poll.toNanos();
        this.thread = new Thread(this::run, "arena-polling " + mount);
        thread.setDaemon(true);
        thread.start();
    }

    /** What was listed the last time. */
    private record Seen(Set<String> names) {
        private static final Seen NOTHING = new Seen(new TreeSet<>());
    }

    void add(FolderWatch watch) {
        seen.put(watch, Seen.NOTHING);
    }

    void remove(FolderWatch watch) {
        seen.remove(watch);
    }

    private void run() {
        while (open) {
            long begin = System.nanoTime();
            for (FolderWatch watch : seen.keySet()) {
                sweep(watch);
            }
            long worked = System.nanoTime() - begin;
            LockSupport.parkNanos(this, Math.max(pollNanos - worked, REST * worked));
        }
    }

    private void sweep(FolderWatch watch) {
        Seen before = seen.getOrDefault(watch, Seen.NOTHING);
        try {
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            Set<String> names = new TreeSet<>();
            listing.protocol().forEach(name -> names.add(name.name()));
            seen.replace(watch, before, new Seen(names));
            boolean news = listing.flooded();
            for (String name : names) {
                news |= !before.names().contains(name) && watch.note(name);
            }
            if (listing.flooded()) {
                watch.noteEverything();
            }
            if (news) {
                watch.reader().call();
            }
        } catch (IOException failure) {
            LOG.debug("{} cannot be listed now: {}", watch.folder().path(), failure.toString());
        }
    }

    @Override
    public void close() {
        open = false;
        LockSupport.unpark(thread);
        try {
            thread.join(TimeUnit.SECONDS.toMillis(1));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
