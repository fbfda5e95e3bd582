package arena.exchange;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The contents of the idle folders of a field, to be compared after a match: a team may write in its own folder only.
 *
 * <p>Heartbeats are left out, since a bot may wait in a folder of its own; so are the folders of teams that have begun
 * a match meanwhile. A scan does not show which team has changed a folder, so a change is a reason to investigate, and
 * no verdict.
 */
final class IdleFolders {

    private static final Logger LOG = LoggerFactory.getLogger(IdleFolders.class);

    /** A folder with more entries than this is skipped. */
    private static final int MOST_ENTRIES = 2_000;

    /** The most changes that are reported. */
    private static final int MOST_CHANGES = 10;

    private final SortedMap<String, Integer> matches;
    private final SortedMap<String, SortedMap<String, FileState>> folders;

    private IdleFolders(SortedMap<String, Integer> matches, SortedMap<String, SortedMap<String, FileState>> folders) {
        this.matches = matches;
        this.folders = folders;
    }

    /**
     * An observer of the idle folders of one field, for all its matches. No folder delays a match or hides the others:
     * each is looked at by one of a few threads, within a time limit, and one that does not respond (a share that
     * hangs) is skipped until it does.
     */
    static final class Watch implements AutoCloseable {

        /** The time that a match waits for a look at all folders; a folder not seen by then is not compared. */
        private static final long PATIENCE_MILLIS = 250;

        /** The most folders that are looked at in parallel, and that may hang before no scan is possible any more. */
        private static final int MOST_THREADS = 8;

        private final Path root;
        private final FolderLocks locks;
        private final Map<Path, Long> begunNanos = new ConcurrentHashMap<>();
        private final ExecutorService threads;

        Watch(Path root, FolderLocks locks) {
            this.root = root;
            this.locks = locks;
            ThreadPoolExecutor few = new ThreadPoolExecutor(
                    MOST_THREADS, MOST_THREADS, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                        Thread thread = new Thread(task, "arena-neighbours");
                        thread.setDaemon(true);
                        return thread;
                    });
            few.allowCoreThreadTimeOut(true);
            this.threads = few;
        }

        /** Returns the contents of the folders that are not occupied now, as far as they respond in time. */
        IdleFolders scan() {
            SortedMap<String, Integer> matches = locks.matches();
            SortedMap<String, SortedMap<String, FileState>> found = new ConcurrentSkipListMap<>();
            List<Callable<Boolean>> scans = new ArrayList<>();
            idle().forEach(folder -> scans.add(() -> scan(folder, found)));
            // In a field of very many folders the unreached ones should differ each time.
            Collections.shuffle(scans);
            try {
                threads.invokeAll(scans, PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            return new IdleFolders(matches, new TreeMap<>(found));
        }

        /** Only names are read here: a query of what a name denotes may block. */
        private List<Path> idle() {
            List<Path> idle = new ArrayList<>();
            try (DirectoryStream<Path> paths = Files.newDirectoryStream(root)) {
                for (Path path : paths) {
                    String name = path.getFileName().toString();
                    if (TeamFolder.mistakeInName(name).isEmpty() && !locks.isOccupied(name) && !hangs(path)) {
                        idle.add(path);
                    }
                }
            } catch (IOException | DirectoryIteratorException failure) {
                LOG.debug("the idle folders in {} cannot be seen: {}", root, failure.toString());
            }
            return idle;
        }

        private boolean hangs(Path folder) {
            long now = System.nanoTime();
            return now - begunNanos.getOrDefault(folder, now) > TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        }

        /** Returns whether the folder was seen. */
        private boolean scan(Path folder, SortedMap<String, SortedMap<String, FileState>> found) {
            boolean first = begunNanos.putIfAbsent(folder, System.nanoTime()) == null;
            try {
                Optional<SortedMap<String, FileState>> entries = entries(folder);
                entries.ifPresent(all -> found.put(String.valueOf(folder.getFileName()), all));
                return entries.isPresent();
            } catch (IOException | DirectoryIteratorException failure) {
                LOG.debug("{} cannot be seen: {}", folder, failure.toString());
                return false;
            } finally {
                if (first) {
                    begunNanos.remove(folder);
                }
            }
        }

        /** A thread that hangs is not interrupted; it ends with the process. */
        @Override
        public void close() {
            threads.shutdownNow();
        }
    }

    private static Optional<SortedMap<String, FileState>> entries(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        SortedMap<String, FileState> found = new TreeMap<>();
        int entries = 0;
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder)) {
            for (Path path : paths) {
                if (++entries > MOST_ENTRIES || Thread.currentThread().isInterrupted()) {
                    return Optional.empty();
                }
                OpenFolder.entry(path)
                        .filter(IdleFolders::isEvidence)
                        .ifPresent(entry -> found.put(entry.name(), entry));
            }
        }
        return Optional.of(found);
    }

    private static boolean isEvidence(FileState entry) {
        return FileName.read(entry.name())
                .map(name -> name.kind() != FileName.Kind.READY)
                .orElse(!entry.name().startsWith("."));
    }

    /** Returns a sentence for each change in a folder that has played no match meanwhile. */
    List<String> changesUntil(IdleFolders later) {
        List<String> changes = new ArrayList<>();
        folders.forEach((folder, before) -> {
            SortedMap<String, FileState> after = later.folders.get(folder);
            if (after == null || matches.getOrDefault(folder, 0) < later.matches.getOrDefault(folder, 0)) {
                return;
            }
            SortedMap<String, FileState> all = new TreeMap<>(before);
            all.putAll(after);
            for (String name : all.keySet()) {
                change(Optional.ofNullable(before.get(name)), Optional.ofNullable(after.get(name)))
                        .ifPresent(what -> changes.add(name + " in the folder of " + folder
                                + ", which does not play, was " + what + " during the match"));
            }
        });
        return changes.subList(0, Math.min(changes.size(), MOST_CHANGES));
    }

    private static Optional<String> change(Optional<FileState> before, Optional<FileState> after) {
        if (before.equals(after)) {
            return Optional.empty();
        }
        return Optional.of(before.isEmpty() ? "made" : after.isEmpty() ? "removed" : "changed");
    }
}
