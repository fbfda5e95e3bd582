package arena.exchange;

import arena.match.Clock;
import java.io.IOException;
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

    private static final long CLEARING_NANOS = 5_000_000_000L;
    private static final long LOOK_NANOS = 50_000_000;

    private final Path folder;
    private final Notices notices;
    private final Clock clock;
    private final long clearUntilNanos;
    private boolean cleaned;
    private boolean arrived;
    private Optional<Entry> before = Optional.empty();
    private Optional<String> obstacle = Optional.empty();
    private long nextLookNanos;

    Arrival(Path folder, Notices notices, FolderPlayer.Occupancy occupancy, Clock clock) {
        this.folder = folder;
        this.notices = notices;
        this.clock = clock;
        this.clearUntilNanos =
                occupancy == FolderPlayer.Occupancy.LAUNCHED ? clock.nanos() : clock.nanos() + CLEARING_NANOS;
    }

    boolean hasArrived() {
        return arrived;
    }

    /** Returns what keeps the team out of the match, as a sentence. */
    Optional<String> obstacle() {
        return obstacle;
    }

    long wakeNanos() {
        return arrived ? Long.MAX_VALUE : nextLookNanos;
    }

    /** Looks at the folder once; a folder that cannot be listed now is looked at again. */
    void look() {
        nextLookNanos = clock.nanos() + LOOK_NANOS;
        try {
            Listing listing = Listing.of(folder, Integer.MAX_VALUE);
            if (!cleaned) {
                if (isStillReading(listing)) {
                    return;
                }
                cleaned = true;
                clean(listing);
                before = heartbeat(Listing.of(folder, Integer.MAX_VALUE));
                return;
            }
            Optional<Entry> now = heartbeat(listing);
            arrived = obstacle.isEmpty() && now.isPresent() && !now.equals(before);
        } catch (IOException failure) {
            notices.tell("unlisted", "the folder cannot be listed: " + failure);
        }
    }

    private boolean isStillReading(Listing listing) {
        boolean gameover = listing.protocol().stream().anyMatch(name -> name.kind() == FileName.Kind.GAMEOVER);
        return gameover && clock.nanos() < clearUntilNanos;
    }

    private void clean(Listing listing) {
        for (FileName name : listing.protocol()) {
            remove(folder.resolve(name.name()));
        }
        for (String part : listing.parts()) {
            remove(folder.resolve(part));
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
