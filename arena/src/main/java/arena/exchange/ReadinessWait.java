package arena.exchange;

import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import arena.match.Clock;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * The wait until a bot serves a folder. First the folder is cleaned of the protocol's own names; from then on a
 * heartbeat that appears or changes means that a bot is there and has done its own cleaning.
 *
 * <p>A {@code Gameover.txt} in the folder may be unread by a bot that is still in its last match, so a bot that may be
 * there already is given time to remove it itself.
 */
final class ReadinessWait {

    private static final long SCAN_NANOS = 50_000_000;

    /**
     * The limits of the time between two scans where changes are reported, and where the sweep of {@link
     * NotifiedFolders} finds a change whose report was lost: in a thousand folders each scan counts, but a match that
     * does not wait long scans some times.
     */
    private static final long LEAST_SELDOM_NANOS = 10_000_000_000L;

    private static final long MOST_SELDOM_NANOS = 60_000_000_000L;
    private static final int SELDOM_SCANS = 6;

    private static final long REMARK_NANOS = 1_000_000_000;

    private final FolderWatch watch;
    private final WatchedFolders folders;
    private final FolderNotices notices;
    private final Clock clock;
    private final Clearing clearing;
    private final long begunNanos;
    private volatile boolean cleaned;
    private volatile boolean ready;
    private volatile Optional<String> obstacle = Optional.empty();
    private volatile long nextScanNanos;
    private Optional<FileState> before = Optional.empty();

    private final long seldomNanos;

    /** The time until the next such scan; the first is random: matches that begin together must not scan together. */
    private long pauseNanos;

    /**
     * Begins to wait.
     *
     * @param clearing how old files are cleared
     * @param patience how long the match waits
     */
    ReadinessWait(
            FolderWatch watch, WatchedFolders folders, FolderNotices notices, Clearing clearing, Duration patience) {
        this.watch = watch;
        this.folders = folders;
        this.notices = notices;
        this.clearing = clearing;
        this.clock = watch.clock();
        this.begunNanos = clock.nanos();
        this.seldomNanos = Math.max(LEAST_SELDOM_NANOS, Math.min(MOST_SELDOM_NANOS, patience.toNanos() / SELDOM_SCANS));
        this.pauseNanos = ThreadLocalRandom.current().nextLong(seldomNanos);
        this.nextScanNanos = begunNanos;
    }

    /**
     * The clearing of old files before the match.
     *
     * @param gameoverNanos how long a {@code Gameover.txt} is left to the bot that serves the folder; {@link
     *     Long#MAX_VALUE} if this arena has written it, so that the next match begins only when its bot has removed it
     * @param everything whether all files are removed, and not only the protocol's
     */
    record Clearing(long gameoverNanos, boolean everything) {}

    boolean isReady() {
        return ready;
    }

    /** Returns what prevents the team from joining the match, as a sentence. */
    Optional<String> obstacle() {
        return obstacle;
    }

    /** Returns whether the {@code Gameover.txt} of the last match is removed. */
    boolean isCleared() {
        return cleaned;
    }

    long wakeNanos() {
        return ready ? Long.MAX_VALUE : nextScanNanos;
    }

    /** Returns whether a change was reported, or an unreported one may have happened. */
    boolean isDue() {
        return !ready && (watch.hasChanges() || clock.nanos() >= nextScanNanos);
    }

    /** Looks at the folder. */
    void scan() {
        watch.drain();
        nextScanNanos = clock.nanos() + SCAN_NANOS;
        try {
            followName();
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            if (!cleaned) {
                clear(listing);
            } else {
                Optional<FileState> now = heartbeat(listing);
                ready = obstacle.isEmpty() && now.isPresent() && !now.equals(before);
            }
        } catch (IOException failure) {
            notices.add("unlisted", "the folder cannot be listed: " + failure);
            return;
        }
        // A new heartbeat is reported, and a folder that is created again; a change of an old heartbeat and a removed
        // name are not.
        if (cleaned && before.isEmpty() && !watch.isPolled()) {
            nextScanNanos = clock.nanos() + pauseNanos;
            pauseNanos = seldomNanos;
        }
    }

    /** Until the match begins a team may create its folder again. */
    private void followName() throws IOException {
        if (!watch.folder().isStillThere()) {
            folders.replace(watch, OpenFolder.open(watch.folder().path()));
        }
    }

    private void clear(FolderListing listing) throws IOException {
        long waited = clock.nanos() - begunNanos;
        boolean gameover = listing.protocol().stream().anyMatch(name -> name.kind() == FileName.Kind.GAMEOVER);
        if (gameover && waited < clearing.gameoverNanos()) {
            if (waited > REMARK_NANOS) {
                notices.add(
                        "uncleared",
                        FileName.GAMEOVER + " of the last match is still there: the bot has not" + " left that match");
            }
            return;
        }
        cleaned = true;
        remove(listing);
        before = heartbeat(FolderListing.of(watch.folder(), watch.manyEntries()));
    }

    private void remove(FolderListing listing) throws IOException {
        FolderCleanup cleanup = new FolderCleanup(watch.folder(), clock);
        List<Path> names = new ArrayList<>(listing.parts());
        listing.protocol().forEach(name -> names.add(Path.of(name.name())));
        if (clearing.everything()) {
            try (DirectoryStream<Path> all = watch.folder().names()) {
                all.forEach(path -> names.add(path.getFileName()));
            }
        }
        for (Path name : names) {
            try {
                cleanup.remove(name);
            } catch (IOException failure) {
                obstacle = Optional.of("the arena could not remove "
                        + watch.folder().path().resolve(name) + " before the match (" + failure
                        + "); remove it by hand, or give the arena the right to do so");
            }
        }
    }

    /**
     * Returns the entry of the heartbeat, in the protocol's spelling if there are several; only a regular file counts.
     */
    private Optional<FileState> heartbeat(FolderListing listing) {
        return listing.protocol().stream()
                .filter(name -> name.kind() == FileName.Kind.READY)
                .sorted()
                .flatMap(name -> watch.folder().entry(name.name()).stream())
                .peek(entry -> {
                    if (!entry.isFile()) {
                        notices.add("odd", entry.name() + " is " + entry.kind().words() + " and is not a heartbeat");
                    }
                })
                .filter(FileState::isFile)
                .findFirst();
    }

    /**
     * A cleanup of a team folder before a match: it removes names, whatever they denote. A link is removed and not
     * followed, a directory is removed with its contents. Its time and depth are limited, since all players wait for
     * it.
     */
    private static final class FolderCleanup {

        private static final long PATIENCE_SECONDS = 5;
        private static final int DEEPEST = 50;

        private final OpenFolder folder;
        private final Clock clock;
        private final long endNanos;

        /** Begins a cleanup; its time starts now. */
        FolderCleanup(OpenFolder folder, Clock clock) {
            this.folder = folder;
            this.clock = clock;
            this.endNanos = clock.nanos() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        }

        /**
         * Removes one name.
         *
         * @throws IOException if it cannot be removed, or not in time
         */
        void remove(Path name) throws IOException {
            remove(folder, name, 0);
        }

        private void remove(OpenFolder parent, Path name, int depth) throws IOException {
            if (clock.nanos() > endNanos) {
                throw new IOException("it has more entries than can be removed in " + PATIENCE_SECONDS + " seconds");
            }
            try {
                boolean isFolder = parent.isFolder(name);
                if (isFolder) {
                    empty(parent, name, depth);
                }
                parent.remove(name, isFolder);
            } catch (NoSuchFileException gone) {
                // Its bot has removed it meanwhile.
                return;
            }
        }

        private void empty(OpenFolder parent, Path name, int depth) throws IOException {
            if (depth == DEEPEST) {
                throw new IOException("folders are nested more than " + DEEPEST + " deep");
            }
            try (OpenFolder inner = parent.inside(name)) {
                try {
                    removeAll(inner, depth + 1);
                } catch (AccessDeniedException readOnly) {
                    inner.makeWritable();
                    removeAll(inner, depth + 1);
                }
            }
        }

        private void removeAll(OpenFolder inner, int depth) throws IOException {
            try (DirectoryStream<Path> names = inner.names()) {
                for (Path name : names) {
                    remove(inner, name.getFileName(), depth);
                }
            } catch (DirectoryIteratorException failure) {
                throw failure.getCause();
            }
        }
    }
}
