package arena.exchange;

import arena.match.VenueException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.io.file.PathUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A check of whether the venue of a match is there and can be written in: a failure of the venue is no team's fault.
 */
final class FieldCheck {

    /** More than a match needs: a team folder that holds more may be what has filled the disk. */
    private static final long SUSPICIOUS_BYTES = 64L << 20;

    /** The longest time for the field to respond: a match waits for it before a player is declared late. */
    private static final long RESPONSE_NANOS = 5_000_000_000L;

    /** The longest time to list a team folder for this check. */
    private static final long LISTING_NANOS = 1_000_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(FieldCheck.class);

    private final Path root;
    private final ArenaFolder own;
    private final WatchedFolders folders;

    FieldCheck(Path root, ArenaFolder own, WatchedFolders folders) {
        this.root = root;
        this.own = own;
        this.folders = folders;
    }

    /**
     * Returns what is wrong with the venue of these team folders, as a sentence; empty if a team alone can be blamed.
     */
    Optional<String> problem(List<Path> teams) {
        FolderTasks tasks = folders.tasks(own.path());
        Optional<String> problem = tasks.runWithin(RESPONSE_NANOS, () -> ownProblem(teams))
                .orElseGet(() ->
                        Optional.of("The field " + root + " does not answer; reconnect the disk or the" + " share."));
        tasks.requireSound();
        if (problem.isEmpty() && teams.size() > 1 && !canBeListed(teams)) {
            return Optional.of("All team folders of the match have failed at the same time: "
                    + String.join(", ", teams.stream().map(Path::toString).toList())
                    + "; check the disk or the share.");
        }
        return problem;
    }

    /**
     * Makes sure that a failure in a team's folder is not the venue's fault.
     *
     * @throws VenueException if it is
     */
    void requireSound(TeamFolder team) {
        problem(List.of(team.path())).ifPresent(words -> {
            throw new VenueException(words);
        });
    }

    private Optional<String> ownProblem(List<Path> teams) {
        return own.isSeen()
                ? unwritable(teams)
                : Optional.of("The field " + root + " is gone: the arena's own files in " + own.path()
                        + " cannot be seen; reconnect the disk or the share.");
    }

    /**
     * Returns whether at least one of the folders can be listed; does not wait for a folder that hangs if another
     * responds.
     */
    private boolean canBeListed(List<Path> teams) {
        CompletableFuture<Boolean> one = new CompletableFuture<>();
        AtomicInteger left = new AtomicInteger(teams.size());
        for (Path folder : teams) {
            folders.tasks(folder).runAsynchronously(() -> {
                if (list(folder)) {
                    one.complete(true);
                } else if (left.decrementAndGet() == 0) {
                    one.complete(false);
                }
            });
        }
        return one.completeOnTimeout(false, LISTING_NANOS, TimeUnit.NANOSECONDS).join();
    }

    private static boolean list(Path folder) {
        TeamFolder.restoreRights(folder);
        try {
            return FolderListing.of(folder, 0).count() >= 0;
        } catch (IOException failure) {
            return false;
        }
    }

    /** A full or read-only disk is no team's fault. */
    private Optional<String> unwritable(List<Path> teams) {
        try {
            own.publisher().publish("probe", "x".repeat(4_096));
            return Optional.empty();
        } catch (IOException failure) {
            return Optional.of("The arena cannot write in the field " + root + " any more (" + failure
                    + "); free some space on the disk, or restore the right to write." + suspects(teams));
        }
    }

    /** Returns the teams that may have filled the disk, with a blank before, so that the referee knows whom to ask. */
    private static String suspects(List<Path> teams) {
        StringBuilder words = new StringBuilder();
        for (Path folder : teams) {
            try {
                long bytes = PathUtils.countDirectory(folder).getByteCounter().get();
                if (bytes > SUSPICIOUS_BYTES) {
                    words.append(" The folder of ").append(folder.getFileName()).append(" holds ");
                    words.append(bytes >> 20).append(" MiB.");
                }
            } catch (IOException | UncheckedIOException | IllegalArgumentException failure) {
                LOG.debug("the size of {} is unknown: {}", folder, failure.toString());
            }
        }
        return words.toString();
    }
}
