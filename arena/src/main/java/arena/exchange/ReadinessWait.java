package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Waits until somebody serves a folder. First the folder is cleaned of the protocol's own names; from then on a
 * heartbeat that appears or changes says that somebody is there and has wiped what he wanted to wipe.
 *
 * <p>A {@code Gameover.txt} that stands there may be news to a bot that is still in its last match, so whoever may be
 * there already is given time to clear it himself.
 */
final class ReadinessWait {

    private static final long LOOK_NANOS = 50_000_000;
    private static final long SELDOM_NANOS = 2_000_000_000;
    private static final long COMPLAINT_NANOS = 1_000_000_000;

    private final FolderWatch watch;
    private final WatchedFolders folders;
    private final FolderNotices notices;
    private final Clock clock;
    private final Clearing clearing;
    private final long begunNanos;
    private volatile boolean cleaned;
    private volatile boolean arrived;
    private volatile Optional<String> obstacle = Optional.empty();
    private volatile long nextLookNanos;
    private Optional<FolderEntry> before = Optional.empty();

    /**
     * Begins to wait.
     *
     * @param clearing what becomes of what stands there
     */
    ReadinessWait(FolderWatch watch, WatchedFolders folders, FolderNotices notices, Clearing clearing) {
        this.watch = watch;
        this.folders = folders;
        this.notices = notices;
        this.clearing = clearing;
        this.clock = watch.clock();
        this.begunNanos = clock.nanos();
        this.nextLookNanos = begunNanos;
    }

    /**
     * What becomes of what stands in the folder before the match.
     *
     * @param gameoverNanos how long a {@code Gameover.txt} is left to whoever serves the folder; {@link Long#MAX_VALUE}
     *     if this arena has written it, so that the next match begins only when its bot has cleared it
     * @param everything whether nothing is left at all, and not only nothing of the protocol's
     */
    record Clearing(long gameoverNanos, boolean everything) {}

    boolean hasArrived() {
        return arrived;
    }

    /** Returns what keeps the team out of the match, as a sentence. */
    Optional<String> obstacle() {
        return obstacle;
    }

    /** Returns whether the {@code Gameover.txt} of the last match is out of the way. */
    boolean isCleared() {
        return cleaned;
    }

    long wakeNanos() {
        return arrived ? Long.MAX_VALUE : nextLookNanos;
    }

    /** Returns whether something was reported, or what is not reported may have happened. */
    boolean isDue() {
        return !arrived && (watch.hasNews() || clock.nanos() >= nextLookNanos);
    }

    /** Looks at the folder. */
    void look() {
        watch.drain();
        nextLookNanos = clock.nanos() + LOOK_NANOS;
        try {
            followName();
            FolderListing listing = FolderListing.of(watch.folder(), watch.manyEntries());
            if (!cleaned) {
                clear(listing);
            } else {
                Optional<FolderEntry> now = heartbeat(listing);
                arrived = obstacle.isEmpty() && now.isPresent() && !now.equals(before);
            }
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
            return;
        }
        // A new heartbeat is reported; a change of an old one, a name that disappears, and a folder that is made anew,
        // are not.
        if (cleaned && before.isEmpty() && !watch.isPolled()) {
            nextLookNanos = clock.nanos() + SELDOM_NANOS;
        }
    }

    /** Until the match begins a team may make its folder anew. */
    private void followName() throws IOException {
        if (!watch.folder().isStillThere()) {
            folders.replace(watch, HeldFolder.hold(watch.folder().path()));
        }
    }

    private void clear(FolderListing listing) throws IOException {
        long waited = clock.nanos() - begunNanos;
        boolean gameover = listing.protocol().stream().anyMatch(name -> name.kind() == FileName.Kind.GAMEOVER);
        if (gameover && waited < clearing.gameoverNanos()) {
            if (waited > COMPLAINT_NANOS) {
                notices.tell(
                        "uncleared", FileName.GAMEOVER + " of the last match is still there: its bot has not left it");
            }
            return;
        }
        cleaned = true;
        remove(listing);
        before = heartbeat(FolderListing.of(watch.folder(), watch.manyEntries()));
    }

    private void remove(FolderListing listing) throws IOException {
        FolderCleanup removal = new FolderCleanup(watch.folder(), clock);
        List<Path> names = new ArrayList<>(listing.parts());
        listing.protocol().forEach(name -> names.add(Path.of(name.name())));
        if (clearing.everything()) {
            try (DirectoryStream<Path> all = watch.folder().names()) {
                all.forEach(path -> names.add(path.getFileName()));
            }
        }
        for (Path name : names) {
            try {
                removal.remove(name);
            } catch (IOException failure) {
                obstacle = Optional.of("the arena could not remove "
                        + watch.folder().path().resolve(name) + " before the match (" + failure
                        + "); remove it by hand, or let the arena do so");
            }
        }
    }

    /** Returns the entry of the heartbeat, in the protocol's spelling if there are several; only a file is one. */
    private Optional<FolderEntry> heartbeat(FolderListing listing) {
        return listing.protocol().stream()
                .filter(name -> name.kind() == FileName.Kind.READY)
                .sorted()
                .flatMap(name -> watch.folder().entry(name.name()).stream())
                .peek(entry -> {
                    if (!entry.isFile()) {
                        notices.tell("odd", entry.name() + " is " + entry.kind().words() + " and no heartbeat");
                    }
                })
                .filter(FolderEntry::isFile)
                .findFirst();
    }
}
