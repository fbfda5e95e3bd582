package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.file.StandardDeleteOption;

/**
 * Waits until somebody serves a folder. First the folder is cleaned of the protocol's own names; from then on a heartbeat
 * that appears or changes says that somebody is there and has wiped what he wanted to wipe.
 *
 * <p>A {@code Gameover.txt} that stands there may be news to a bot that is still in its last match, so whoever may be there
 * already is given time to clear it himself.
 */
final class Arrival {

    private static final long LOOK_NANOS = 50_000_000;
    private static final long COMPLAINT_NANOS = 1_000_000_000;

    private final Path folder;
    private final FolderWatch watch;
    private final Notices notices;
    private final Clock clock;
    private final Clearing clearing;
    private final long begunNanos;
    private boolean cleaned;
    private boolean arrived;
    private Optional<Entry> before = Optional.empty();
    private Optional<String> obstacle = Optional.empty();
    private long nextLookNanos;

    /**
     * Begins to wait.
     *
     * @param clearing what becomes of what stands there
     */
    Arrival(FolderWatch watch, Notices notices, Clearing clearing, Clock clock) {
        this.folder = watch.folder();
        this.watch = watch;
        this.notices = notices;
        this.clearing = clearing;
        this.clock = clock;
        this.begunNanos = clock.nanos();
        this.nextLookNanos = begunNanos;
    }

    /**
     * What becomes of what stands in the folder before the match.
     *
     * @param gameoverNanos how long a {@code Gameover.txt} is left to whoever serves the folder; {@link Long#MAX_VALUE} if this
     *     arena has written it, so that the next match begins only when its bot has cleared it
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

    /** Looks at the folder if something was reported, or what is not reported may have happened. */
    void look() {
        if (arrived || (!watch.drain().everything() && clock.nanos() < nextLookNanos)) {
            return;
        }
        nextLookNanos = clock.nanos() + LOOK_NANOS;
        try {
            Listing listing = Listing.of(folder, watch.manyEntries());
            if (!cleaned) {
                clear(listing);
            } else {
                Optional<Entry> now = heartbeat(listing);
                arrived = obstacle.isEmpty() && now.isPresent() && !now.equals(before);
            }
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
            return;
        }
        // A new heartbeat is reported; a change of an old one, and a name that disappears, are not.
        if (cleaned && before.isEmpty() && !watch.isPolled()) {
            nextLookNanos = Long.MAX_VALUE;
        }
    }

    private void clear(Listing listing) throws IOException {
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
        if (clearing.everything()) {
            empty();
        }
        listing.protocol().forEach(name -> remove(folder.resolve(name.name())));
        listing.parts().forEach(this::remove);
        before = heartbeat(Listing.of(folder, watch.manyEntries()));
    }

    private void empty() throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            all.forEach(this::remove);
        }
    }

    /** Removes a name, whatever it stands for: a link is removed and not followed, a directory goes with its contents. */
    private void remove(Path path) {
        try {
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                PathUtils.deleteDirectory(
                        path, new LinkOption[] {LinkOption.NOFOLLOW_LINKS}, StandardDeleteOption.OVERRIDE_READ_ONLY);
            } else {
                Files.deleteIfExists(path);
            }
        } catch (IOException failure) {
            obstacle = Optional.of("the arena could not remove " + path + " before the match (" + failure
                    + "); remove it by hand, or let the arena do so");
        }
    }

    /** Returns the entry of the heartbeat, in the protocol's spelling if there are several; only a file is one. */
    private Optional<Entry> heartbeat(Listing listing) {
        return listing.protocol().stream()
                .filter(name -> name.kind() == FileName.Kind.READY)
                .sorted()
                .flatMap(name -> Entry.of(folder.resolve(name.name())).stream())
                .peek(entry -> {
                    if (!entry.isFile()) {
                        notices.tell("odd", entry.name() + " is " + entry.kind().words() + " and no heartbeat");
                    }
                })
                .filter(Entry::isFile)
                .findFirst();
    }
}
