package arena.exchange;

import arena.match.Clock;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.match.VenueException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The folder that holds the team folders.
 *
 * <p>The arena keeps a folder of its own in it, {@code .arena}, with a sentinel file (whoever cannot see it has lost the
 * field, not a match) and a lock for each team, so that two arenas never serve one folder at the same time.
 */
public final class Field implements AutoCloseable {

    /** What a team may be called outside a contest. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,32}");

    private static final Pattern RESERVED =
            Pattern.compile("(?:CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9])", Pattern.CASE_INSENSITIVE);

    private static final Logger LOG = LoggerFactory.getLogger(Field.class);

    /** No match needs so much: a team folder that holds more may be what has filled the disk. */
    private static final long SUSPICIOUS_BYTES = 64L << 20;

    private static final Set<PosixFilePermission> ITS_OWNERS = EnumSet.of(
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    /** How long the field may take to show that it is there: a match waits for it before anybody is declared late. */
    private static final long SIGN_NANOS = 5_000_000_000L;

    /** How long a team folder may take to be listed, where that is asked for. */
    private static final long LISTING_NANOS = 1_000_000_000;

    private final Path root;
    private final OwnFolder own;
    private final FieldOptions options;
    private final Mailroom mailroom;
    private final Neighbours.Watch neighbours = new Neighbours.Watch(this);

    /** Two names that differ in case only are one folder on many systems. */
    private final SortedMap<String, FileChannel> locks = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private final SortedMap<String, Integer> matches = new TreeMap<>();
    private final SortedSet<String> concluded = new TreeSet<>();

    private Field(Path root, OwnFolder own, FieldOptions options, Mailroom mailroom) {
        this.root = root;
        this.own = own;
        this.options = options;
        this.mailroom = mailroom;
    }

    /**
     * Opens a field; the folder is made if it is missing.
     *
     * @throws FieldException with a sentence for the host if it cannot be used
     */
    public static Field open(Path folder, FieldOptions options) {
        return open(folder, options, new SystemClock());
    }

    /** The same with a clock that says how long is waited for what does not answer. */
    static Field open(Path folder, FieldOptions options, Clock clock) {
        Path root = folder.toAbsolutePath().normalize();
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new FieldException(
                    "The field " + root + " is not a folder; name the folder that holds the team folders.");
        }
        try {
            return new Field(root, OwnFolder.open(root), options, new Mailroom(options, clock));
        } catch (IOException failure) {
            throw new FieldException(
                    "The arena may not write in the field " + root + " (" + failure
                            + "); give it the right to, or choose another folder with --field.",
                    failure);
        }
    }

    /**
     * Returns whether a folder lies on a network share, as far as the system tells.
     *
     * @throws IOException if it is missing or cannot be looked at
     */
    public static boolean isOnShare(Path folder) throws IOException {
        return Mailroom.isShare(Files.getFileStore(folder).type());
    }

    /** Returns the folder, absolute. */
    public Path root() {
        return root;
    }

    /** Returns the arena's own folder. */
    HeldFolder ownFolder() {
        return own.folder();
    }

    FieldOptions options() {
        return options;
    }

    Mailroom mailroom() {
        return mailroom;
    }

    /** Returns what the folders hold in which no match is played, as far as they can be seen at once. */
    Neighbours neighbours() {
        return neighbours.look();
    }

    /** Returns what is wrong with a team's name as a sentence; nothing if it will do on every system. */
    public static Optional<String> mistakeInName(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.of("A team's name has 1 to 32 letters, digits and underscores, not \"" + name + "\".");
        }
        return RESERVED.matcher(name).matches()
                ? Optional.of("Windows reserves the name \"" + name + "\"; choose another one for the team.")
                : Optional.empty();
    }

    /**
     * Returns the player whose folder is the team's. Nothing is taken or made before it joins a match; from then on until it
     * leaves, the folder is its alone.
     *
     * @param info what serves the folder, for the record
     * @param patience how long to wait for its first heartbeat
     * @throws FieldException with a sentence for the host if the name cannot be used
     */
    public FolderPlayer player(String name, PlayerInfo info, Duration patience, FolderPlayer.Occupancy occupancy) {
        mistakeInName(name).ifPresent(words -> {
            throw new FieldException(words);
        });
        return new FolderPlayer(this, new TeamFolder(name, root.resolve(name)), info, patience, occupancy);
    }

    /**
     * Takes a team's folder for one match, until it is released.
     *
     * @throws VenueException with a sentence for the host if another match has it
     */
    void occupy(TeamFolder team) {
        String name = team.name();
        synchronized (locks) {
            if (locks.containsKey(name)) {
                throw new VenueException("The team folder " + name + " is in use by another match of this arena.");
            }
            try {
                FileChannel channel = own.lock(name);
                if (!holds(channel)) {
                    channel.close();
                    throw new VenueException("The team folder " + team.path()
                            + " is in use by another arena; wait for its match to end, or use another --field.");
                }
                locks.put(name, channel);
                matches.merge(name, 1, Integer::sum);
            } catch (IOException failure) {
                throw new VenueException(
                        "The lock of " + name + " in " + root.resolve(OwnFolder.NAME) + " cannot be made (" + failure
                                + ").",
                        failure);
            }
        }
    }

    /**
     * Makes a team's folder if it is missing, and gives the arena back its rights to it. A folder whose names differ from the
     * team's in case only is another one, and none of this match's business.
     *
     * @return what keeps the team itself from playing in its folder, as a sentence
     * @throws VenueException with a sentence for the host if no folder can be made
     */
    Optional<String> prepare(TeamFolder team) {
        Path path = team.path();
        try {
            Files.createDirectory(path);
            return Optional.empty();
        } catch (FileAlreadyExistsException taken) {
            return mistakeInFolder(path);
        } catch (IOException failure) {
            throw new VenueException(
                    "The team folder " + path + " cannot be made (" + failure
                            + "); give the arena the right to write in " + root + ".",
                    failure);
        }
    }

    private static Optional<String> mistakeInFolder(Path path) {
        Optional<Entry.Kind> kind = Entry.of(path).map(Entry::kind);
        if (kind.isPresent() && kind.get() != Entry.Kind.DIRECTORY) {
            return Optional.of("the team folder " + path + " is " + kind.get().words()
                    + ", and the arena follows none; put a folder in its place");
        }
        putRightsBack(path);
        return Files.isReadable(path) && Files.isWritable(path) && Files.isExecutable(path)
                ? Optional.empty()
                : Optional.of(
                        "the arena may not read and write in the team folder " + path + "; give it all rights there");
    }

    /** A folder of the arena's own account stays usable to the arena, whatever rights a bot of that account has taken away. */
    private static void putRightsBack(Path folder) {
        try {
            Set<PosixFilePermission> rights =
                    new TreeSet<>(Files.getPosixFilePermissions(folder, LinkOption.NOFOLLOW_LINKS));
            if (rights.addAll(ITS_OWNERS)) {
                Files.setPosixFilePermissions(folder, rights);
            }
        } catch (IOException | UnsupportedOperationException notOurs) {
            LOG.debug("the rights of {} stay as they are: {}", folder, notOurs.toString());
        }
    }

    private static boolean holds(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        } catch (IOException failure) {
            channel.close();
            throw failure;
        }
    }

    /** Returns how many matches each team has begun here; a folder whose number stays the same has played none meanwhile. */
    SortedMap<String, Integer> matches() {
        synchronized (locks) {
            return new TreeMap<>(matches);
        }
    }

    /** Returns whether a match occupies the folder now. */
    boolean isOccupied(String team) {
        synchronized (locks) {
            return locks.containsKey(team);
        }
    }

    /** A match has ended with a {@code Gameover.txt} in the folder. */
    void concluded(TeamFolder team) {
        synchronized (locks) {
            concluded.add(team.name());
        }
    }

    /** Returns whether this arena has written the {@code Gameover.txt} that may stand in the folder. */
    boolean hasConcluded(TeamFolder team) {
        synchronized (locks) {
            return concluded.contains(team.name());
        }
    }

    void release(TeamFolder team) {
        synchronized (locks) {
            FileChannel channel = locks.remove(team.name());
            if (channel == null) {
                return;
            }
            try {
                channel.close();
            } catch (IOException failure) {
                throw new FieldException("The lock of " + team.name() + " cannot be released.", failure);
            }
        }
    }

    /** Returns the place of a match between these teams; it fails only if no team can be blamed. */
    public Venue venue(List<String> teams) {
        List<Path> folders = teams.stream().map(root::resolve).toList();
        return () -> trouble(folders);
    }

    private Optional<String> trouble(List<Path> folders) {
        FolderTasks tasks = mailroom.tasks(root.resolve(OwnFolder.NAME));
        Optional<String> trouble = tasks.within(SIGN_NANOS, () -> ownTrouble(folders))
                .orElseGet(
                        () -> Optional.of("The field " + root + " does not answer; bring the disk or the share back."));
        tasks.requireSound();
        if (trouble.isEmpty() && folders.size() > 1 && !canBeListed(folders)) {
            return Optional.of("All team folders of the match have failed together: "
                    + String.join(", ", folders.stream().map(Path::toString).toList())
                    + "; check the disk or the share.");
        }
        return trouble;
    }

    private Optional<String> ownTrouble(List<Path> folders) {
        return own.isSeen()
                ? unwritable(folders)
                : Optional.of("The field " + root + " is gone: the arena's own files in " + root.resolve(OwnFolder.NAME)
                        + " cannot be seen; bring the disk or the share back.");
    }

    /** Returns whether one of them at least can be listed: nobody waits for one that does not answer if another one does. */
    private boolean canBeListed(List<Path> folders) {
        CompletableFuture<Boolean> one = new CompletableFuture<>();
        AtomicInteger left = new AtomicInteger(folders.size());
        for (Path folder : folders) {
            mailroom.tasks(folder).aside(() -> {
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
        putRightsBack(folder);
        try {
            return Listing.of(folder, 0).count() >= 0;
        } catch (IOException failure) {
            return false;
        }
    }

    /** A full or read-only disk is nobody's fault. */
    private Optional<String> unwritable(List<Path> folders) {
        try {
            own.publisher().publish("probe", "x".repeat(4_096));
            return Optional.empty();
        } catch (IOException failure) {
            return Optional.of("The arena cannot write in the field " + root + " any more (" + failure
                    + "); make room on the disk, or give it back the right to write." + suspects(folders));
        }
    }

    /** Returns who has filled the disk, if it is one of these, with a blank before: then the referee has somebody to ask. */
    private static String suspects(List<Path> folders) {
        StringBuilder words = new StringBuilder();
        for (Path folder : folders) {
            try {
                long bytes = PathUtils.countDirectory(folder).getByteCounter().get();
                if (bytes > SUSPICIOUS_BYTES) {
                    words.append(" The folder of ").append(folder.getFileName()).append(" holds ");
                    words.append(bytes >> 20).append(" MiB.");
                }
            } catch (IOException | UncheckedIOException | IllegalArgumentException failure) {
                LOG.debug("the size of {} cannot be told: {}", folder, failure.toString());
            }
        }
        return words.toString();
    }

    @Override
    public void close() {
        closeOwnFolder();
        mailroom.close();
        neighbours.close();
        synchronized (locks) {
            for (String team : List.copyOf(locks.keySet())) {
                release(new TeamFolder(team, root.resolve(team)));
            }
        }
    }

    private void closeOwnFolder() {
        mailroom.tasks(root.resolve(OwnFolder.NAME)).within(LISTING_NANOS, () -> {
            try {
                own.close();
            } catch (IOException failure) {
                LOG.debug("{} cannot be let go of: {}", root, failure.toString());
            }
        });
    }
}
