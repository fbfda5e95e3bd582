package arena.exchange;

import arena.match.Clock;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The field: the folder that holds the team folders.
 *
 * <p>The arena keeps a folder of its own in it, {@code .arena}, with a sentinel file (an arena that cannot see it has
 * lost the field, not a match) and a lock for each team, so that two arenas never serve one folder at the same time.
 */
public final class Field implements AutoCloseable {

    /** The longest time to release the arena's own folder. */
    private static final long CLOSING_NANOS = 1_000_000_000;

    private static final Logger LOG = LoggerFactory.getLogger(Field.class);

    private final Path root;
    private final FieldParts parts;

    private Field(Path root, FieldParts parts) {
        this.root = root;
        this.parts = parts;
    }

    /**
     * Opens a field; the folder is created if it is missing.
     *
     * @throws FieldException with a sentence for the host if it cannot be used
     */
    public static Field open(Path folder, FieldOptions options) {
        return open(folder, options, new SystemClock());
    }

    /** The same with a clock that measures how long an unresponsive folder is waited for. */
    static Field open(Path folder, FieldOptions options, Clock clock) {
        Path root = folder.toAbsolutePath().normalize();
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new FieldException(
                    "The field " + root + " is not a folder; name the folder that holds the team folders.");
        }
        try {
            return new Field(root, FieldParts.open(root, options, clock));
        } catch (IOException failure) {
            throw new FieldException(
                    "The arena may not write in the field " + root + " (" + failure
                            + "); give it the right to, or choose another folder with --field.",
                    failure);
        }
    }

    /**
     * Returns whether a folder is on a network share, as far as the system reports it.
     *
     * @throws IOException if it is missing or cannot be looked at
     */
    public static boolean isOnShare(Path folder) throws IOException {
        return WatchedFolders.isShare(Files.getFileStore(folder).type());
    }

    /** Returns the folder, absolute. */
    public Path root() {
        return root;
    }

    FieldParts parts() {
        return parts;
    }

    /** Returns what is wrong with a team's name as a sentence; empty if it is valid on every system. */
    public static Optional<String> mistakeInName(String name) {
        return TeamFolder.mistakeInName(name);
    }

    /**
     * Returns the player whose folder is the team's. The folder is occupied from the time the player joins a match
     * until it leaves.
     *
     * @param info the description of what serves the folder, for the record
     * @param patience how long to wait for its first heartbeat
     * @throws FieldException with a sentence for the host if the name cannot be used
     */
    public FolderPlayer player(String name, PlayerInfo info, Duration patience, FolderPlayer.Occupancy occupancy) {
        mistakeInName(name).ifPresent(words -> {
            throw new FieldException(words);
        });
        return new FolderPlayer(parts, new TeamFolder(name, root.resolve(name)), info, patience, occupancy);
    }

    /** Returns the venue of a match between these teams; it fails only if no team can be blamed. */
    public Venue venue(List<String> teams) {
        List<Path> folders = teams.stream().map(root::resolve).toList();
        return () -> parts.check().problem(folders);
    }

    @Override
    public void close() {
        closeOwnFolder();
        parts.folders().close();
        parts.idleFolders().close();
        parts.locks().close();
    }

    private void closeOwnFolder() {
        parts.folders().tasks(parts.arenaFolder().path()).runWithin(CLOSING_NANOS, () -> {
            try {
                parts.arenaFolder().close();
            } catch (IOException failure) {
                LOG.debug("{} cannot be released: {}", root, failure.toString());
            }
        });
    }
}
