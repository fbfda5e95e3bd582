package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Wakes the matches whose folders have changed: one for the whole arena, however many matches wait.
 *
 * <p>Local folders share one notifier thread, with a slow sweep beside it in case a notification is lost. Folders on shares,
 * where notifications are not to be trusted, are listed by one sweeper thread for each mount, so that a share that hangs
 * stops only its own folders. There is never a thread for each folder.
 */
final class Mailroom implements AutoCloseable {

    private static final Pattern SHARES =
            Pattern.compile("nfs.*|cifs|smb.*|9p|fuse.*|vboxsf|prl_fs|virtiofs|afpfs|davfs.*");

    private final Watching watching;
    private final Duration poll;
    private final int manyEntries;
    private final Notifier notifier;
    private final SortedMap<String, Sweeper> sweepers = new TreeMap<>();

    /**
     * Opens a mailroom.
     *
     * @throws IOException if the system gives no notifier
     */
    Mailroom(FieldOptions options) throws IOException {
        this.watching = options.watching();
        this.poll = options.poll();
        this.manyEntries = options.folderEntries();
        this.notifier = new Notifier(options.sweep());
    }

    /**
     * Begins to watch a folder.
     *
     * @throws IOException if the folder is missing or cannot be watched
     */
    FolderWatch watch(Path folder, Clock clock) throws IOException {
        FileStore store = Files.getFileStore(folder);
        FolderWatch watch = new FolderWatch(folder, clock, !isNotified(store));
        if (watch.isPolled()) {
            sweeper(store).add(watch);
        } else {
            notifier.add(watch);
        }
        return watch;
    }

    /** Ends to watch a folder. */
    void forget(FolderWatch watch) {
        notifier.remove(watch);
        synchronized (sweepers) {
            sweepers.values().forEach(sweeper -> sweeper.remove(watch));
        }
    }

    private boolean isNotified(FileStore store) {
        return switch (watching) {
            case NOTIFY -> true;
            case POLL -> false;
            case AUTO -> !SHARES.matcher(store.type().toLowerCase(Locale.ROOT)).matches() && !isMac();
        };
    }

    /** There Java's notification is itself a slow listing. */
    private static boolean isMac() {
        return System.getProperty("os.name", "").startsWith("Mac");
    }

    private Sweeper sweeper(FileStore store) {
        synchronized (sweepers) {
            return sweepers.computeIfAbsent(
                    store.name() + " " + store.type(), name -> new Sweeper(name, poll, manyEntries));
        }
    }

    @Override
    public void close() {
        notifier.close();
        synchronized (sweepers) {
            sweepers.values().forEach(Sweeper::close);
        }
    }
}
