package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The watcher of all team folders; it wakes the matches whose folders have changed. There is one for the entire arena,
 * however many matches wait.
 *
 * <p>Local folders share the threads of {@link NotifiedFolders}, with a slow sweep beside it in case a notification is
 * lost. Folders on shares, where notifications are not to be trusted, are listed by one thread of {@link PolledFolders}
 * for each mount, so that a share that hangs stops only its own folders; so are folders for which the system has no
 * notification left. There is never a thread for each folder, and none before the first folder is watched.
 */
final class WatchedFolders implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WatchedFolders.class);

    private static final Pattern SHARES =
            Pattern.compile("nfs.*|cifs|smb.*|9p|fuse.*|vboxsf|prl_fs|virtiofs|afpfs|davfs.*|lustre|"
                    + "ceph|gpfs|beegfs|ocfs2|gfs2|afs|glusterfs");

    private final FieldOptions options;
    private final Clock clock;
    private final Map<FileStore, PolledFolders> polled = new LinkedHashMap<>();
    private final Map<Path, FolderTasks> tasks = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newCachedThreadPool(WatchedFolders::thread);
    private volatile Optional<NotifiedFolders> notified = Optional.empty();

    WatchedFolders(FieldOptions options, Clock clock) {
        this.options = options;
        this.clock = clock;
    }

    private static Thread thread(Runnable tasks) {
        Thread thread = new Thread(tasks, "arena-folder");
        thread.setDaemon(true);
        return thread;
    }

    /** Returns the tasks of a folder: one at a time, also from one match to the next. */
    FolderTasks tasks(Path folder) {
        return tasks.computeIfAbsent(folder, any -> new FolderTasks(threads, clock));
    }

    /**
     * Begins to watch a folder.
     *
     * @throws IOException if the folder is missing or cannot be looked at
     */
    FolderWatch watch(OpenFolder folder, Clock clock) throws IOException {
        // Outside the lock: on a share that hangs this blocks, and only the folder that is asked for must wait with it.
        FileStore store = Files.getFileStore(folder.path());
        if (!folder.isStillThere()) {
            throw new IOException("the folder was replaced while it was listed");
        }
        return watch(folder, clock, store);
    }

    private synchronized FolderWatch watch(OpenFolder folder, Clock clock, FileStore store) {
        if (isNotified(store)) {
            FolderWatch watch = new FolderWatch(folder, clock, FolderWatch.Kind.NOTIFIED, options.folderEntries());
            try {
                notified().add(watch);
                return watch;
            } catch (IOException exhausted) {
                LOG.warn(
                        "{} is listed every {} ms, since the system reports no more changes: {}",
                        folder.path(),
                        options.poll().toMillis(),
                        exhausted.getMessage());
            }
        }
        FolderWatch watch = new FolderWatch(
                folder,
                clock,
                isShare(store.type()) ? FolderWatch.Kind.SHARE : FolderWatch.Kind.LISTED,
                options.folderEntries());
        polled.computeIfAbsent(store, mount -> new PolledFolders(mount.name(), options.poll()))
                .add(watch);
        return watch;
    }

    private NotifiedFolders notified() throws IOException {
        if (notified.isEmpty()) {
            notified = Optional.of(new NotifiedFolders(options.sweep()));
        }
        return notified.get();
    }

    /** Replaces a watched folder that was removed and created again. */
    void replace(FolderWatch watch, OpenFolder other) throws IOException {
        watch.replace(other);
        if (notified.isPresent() && !watch.isPolled()) {
            notified.get().addAgain(watch);
        }
    }

    /** Takes the reports that the system has kept of a folder. */
    void takeKept(FolderWatch watch) {
        notified.ifPresent(all -> all.takeKept(watch));
    }

    /** Waits for reports of a folder again: kept ones are looked at by another thread. */
    void listen(FolderWatch watch) {
        notified.ifPresent(all -> all.listen(watch));
    }

    /** Stops watching a folder. */
    synchronized void forget(FolderWatch watch) {
        notified.ifPresent(all -> all.remove(watch));
        polled.values().forEach(mount -> mount.remove(watch));
    }

    private boolean isNotified(FileStore store) {
        return switch (options.watching()) {
            case NOTIFY -> true;
            case POLL -> false;
            case AUTO -> !isShare(store.type()) && !isMac();
        };
    }

    /** Returns whether a file system of this type is a share, whose remote changes are not reported here. */
    static boolean isShare(String fileStoreType) {
        return SHARES.matcher(fileStoreType.toLowerCase(Locale.ROOT)).matches();
    }

    /** On macOS Java's notification is itself a slow listing. */
    private static boolean isMac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }

    @Override
    public synchronized void close() {
        notified.ifPresent(NotifiedFolders::close);
        polled.values().forEach(PolledFolders::close);
        endTasks();
    }

    /** Lets running tasks end, if their folders let them; no new task begins. */
    private void endTasks() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(1, TimeUnit.SECONDS)) {
                LOG.debug("a task is still blocked in its folder");
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A thread that lists all folders of one mount repeatedly, where notifications do not come or are not to be
     * trusted. It sleeps most of the time, so that very many folders make it slower and not the machine.
     */
    private static final class PolledFolders implements AutoCloseable {

        private static final Logger LOG = LoggerFactory.getLogger(PolledFolders.class);

        /** The least ratio of its sleep to its work. */
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

        /** The names of the last listing. */
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
                boolean changed = listing.flooded();
                for (String name : names) {
                    changed |= !before.names().contains(name) && watch.note(name);
                }
                if (listing.flooded()) {
                    watch.noteEverything();
                }
                if (changed) {
                    watch.reader().requestScan();
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
}
