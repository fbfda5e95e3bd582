package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Wakes the matches whose folders have changed: one for the whole arena, however many matches wait.
 *
 * <p>Local folders share the threads of {@link NotifiedFolders}, with a slow sweep beside it in case a notification is
 * lost. Folders on shares, where notifications are not to be trusted, are listed by one thread of {@link PolledFolders}
 * for each mount, so that a share that hangs stops only its own folders; so is a folder for which the system has no
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

    /** Returns what is to be done in a folder: one thing at a time, also from one match to the next. */
    FolderTasks tasks(Path folder) {
        return tasks.computeIfAbsent(folder, any -> new FolderTasks(threads, clock));
    }

    /**
     * Begins to watch a folder.
     *
     * @throws IOException if the folder is missing or cannot be looked at
     */
    FolderWatch watch(HeldFolder folder, Clock clock) throws IOException {
        // Outside the lock: on a share that hangs this waits, and only the folder that is asked for must wait with it.
        FileStore store = Files.getFileStore(folder.path());
        if (!folder.isStillThere()) {
            throw new IOException("the folder was replaced while it was looked at");
        }
        return watch(folder, clock, store);
    }

    private synchronized FolderWatch watch(HeldFolder folder, Clock clock, FileStore store) {
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

    /** A folder that is watched was removed, and made again. */
    void replace(FolderWatch watch, HeldFolder other) throws IOException {
        watch.replace(other);
        if (notified.isPresent() && !watch.isPolled()) {
            notified.get().addAgain(watch);
        }
    }

    /** Takes what the system has kept of a folder while nobody waited for it. */
    void takeKept(FolderWatch watch) {
        notified.ifPresent(all -> all.takeKept(watch));
    }

    /** Somebody waits for news of a folder again: what was kept is looked at, by another thread. */
    void listen(FolderWatch watch) {
        notified.ifPresent(all -> all.listen(watch));
    }

    /** Ends to watch a folder. */
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

    /** Returns whether a file system of this type is a share, whose changes elsewhere are not reported here. */
    static boolean isShare(String fileStoreType) {
        return SHARES.matcher(fileStoreType.toLowerCase(Locale.ROOT)).matches();
    }

    /** There Java's notification is itself a slow listing. */
    private static boolean isMac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }

    @Override
    public synchronized void close() {
        notified.ifPresent(NotifiedFolders::close);
        polled.values().forEach(PolledFolders::close);
        endTasks();
    }

    /** What is being done ends, if its folder lets it; nothing is begun any more that was not handed over by now. */
    private void endTasks() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(1, TimeUnit.SECONDS)) {
                LOG.debug("a folder holds up whoever looks into it");
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
