package arena.door;

import arena.exchange.state.FileName;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * The bot's side of a team folder during one match: it finds the arena's files, each once, and publishes those of the
 * bot. Files may be published by another thread than the one that waits.
 */
public final class DoorFolder implements AutoCloseable {

    private static final long PAUSE_MILLIS = 20;

    /** Every so many quiet waits the folder is listed although the system reports its changes. */
    private static final int LISTING = 10;

    private static final int MOST_BYTES = 16 << 20;

    private static final Set<FileName.Kind> OF_ARENA =
            EnumSet.of(FileName.Kind.INPUT, FileName.Kind.ACKNOWLEDGE, FileName.Kind.EXPLAIN, FileName.Kind.GAMEOVER);

    /** The order in which the arena publishes what belongs to one number; the end of the match comes last. */
    private static final Comparator<FileName> ORDER = Comparator.<FileName, Boolean>comparing(
                    name -> name.kind() == FileName.Kind.GAMEOVER)
            .thenComparing(FileName::number)
            .thenComparing(name -> List.copyOf(OF_ARENA).indexOf(name.kind()));

    private final Path folder;
    private final WatchService reports;
    private final Set<String> taken = new TreeSet<>();
    private final TreeSet<FileName> waiting = new TreeSet<>(ORDER);
    private boolean reporting;
    private int quietWaits;
    private boolean listed;
    private boolean cleared;
    private int lastInput;

    private DoorFolder(Path folder, WatchService reports) {
        this.folder = folder;
        this.reports = reports;
    }

    /** Opens a team folder; it is created if it is missing. */
    public static DoorFolder open(Path folder) throws IOException {
        Path absolute = folder.toAbsolutePath().normalize();
        Files.createDirectories(absolute);
        WatchService reports = FileSystems.getDefault().newWatchService();
        absolute.register(reports, StandardWatchEventKinds.ENTRY_CREATE);
        return new DoorFolder(absolute, reports);
    }

    /** Removes the files of an earlier match, never a folder. */
    public void wipe() throws IOException {
        for (FileName name : listed()) {
            Path file = folder.resolve(name.name());
            if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                Files.deleteIfExists(file);
            }
        }
    }

    /**
     * Waits for files of the arena, {@value #PAUSE_MILLIS} ms at most, and returns those that are new, in the order of
     * their publication. If the system reports nothing, the folder is listed: on a share reports do not come. Once they
     * have come, it is listed rarely.
     */
    public List<ArenaFile> await() throws IOException, InterruptedException {
        quietWaits = hasReports() ? 0 : quietWaits + 1;
        listed = quietWaits > 0 && (!reporting || quietWaits % LISTING == 0);
        if (listed) {
            List<FileName> names = listed();
            cleared = lastInput > 0
                    && names.stream()
                            .noneMatch(name -> name.kind() == FileName.Kind.GAMEOVER
                                    || name.kind() == FileName.Kind.INPUT && name.number() >= lastInput);
            names.forEach(this::add);
        }
        List<ArenaFile> found = new ArrayList<>();
        for (FileName name : List.copyOf(waiting)) {
            Optional<String> text = read(name);
            if (text.isPresent()) {
                found.add(new ArenaFile(name, text.get()));
                taken.add(name.name());
                lastInput = name.kind() == FileName.Kind.INPUT ? Math.max(lastInput, name.number()) : lastInput;
            }
            waiting.remove(name);
        }
        return found;
    }

    /** Returns whether the arena has cleared the folder during the match, because it was stopped. */
    public boolean isCleared() {
        return cleared;
    }

    /** Returns whether a prompt has come. */
    public boolean hasBegun() {
        return lastInput > 0;
    }

    /** Renews the heartbeat, if the last wait ended with a listing. */
    public void beat() throws IOException {
        if (listed) {
            publish(FileName.READY, "ready\n".getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Publishes a file of the bot. */
    public void publish(FileName.Kind kind, int number, byte[] content) throws IOException {
        publish(FileName.of(kind, number), content);
    }

    /** The temporary name is new and cannot be guessed, so that nothing is written through a link. */
    private void publish(String name, byte[] content) throws IOException {
        Path part = folder.resolve(".door-" + UUID.randomUUID() + ".part");
        Files.write(part, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            move(part, folder.resolve(name));
        } catch (IOException refused) {
            Files.deleteIfExists(part);
            throw refused;
        }
    }

    private static void move(Path part, Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException share) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Waits for a report of a file of the arena; returns whether there was one. Reports of the bot's own files do not
     * end the wait: the heartbeat is one of them. After a lost report the folder is listed as on a share.
     */
    private boolean hasReports() throws InterruptedException {
        long endNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS);
        boolean complete = true;
        boolean ofArena = false;
        while (complete && !ofArena) {
            WatchKey key = reports.poll(endNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (key == null) {
                return false;
            }
            for (WatchEvent<?> event : key.pollEvents()) {
                complete &= event.context() instanceof Path;
                ofArena |= FileName.read(String.valueOf(event.context()))
                        .filter(this::add)
                        .isPresent();
            }
            complete &= key.reset();
        }
        reporting = complete;
        return complete;
    }

    private boolean add(FileName name) {
        return OF_ARENA.contains(name.kind()) && name.isExact() && !taken.contains(name.name()) && waiting.add(name);
    }

    private List<FileName> listed() throws IOException {
        List<FileName> names = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(
                    file -> FileName.read(String.valueOf(file.getFileName())).ifPresent(names::add));
        }
        return names;
    }

    /** Reads a regular file; a bot that has taken a name of the arena's reads nothing through it. */
    private Optional<String> read(FileName name) {
        Path file = folder.resolve(name.name());
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            // On a share the beginning of a file may be seen before the rest; each file of the arena ends with a line.
            return Optional.of(new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8))
                    .filter(text -> text.endsWith("\n"));
        } catch (NoSuchFileException removed) {
            return Optional.empty();
        } catch (IOException held) {
            // On a share a new file may be refused for a moment; the next listing finds it again.
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        reports.close();
    }
}
