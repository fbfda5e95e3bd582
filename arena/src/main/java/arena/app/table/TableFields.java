package arena.app.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The fields of the matches that one process plays at tables. They are in a folder beside a file that the process
 * holds locked, so that a later process recognises what a killed one has left behind.
 */
final class TableFields implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TableFields.class);
    private static final String LOCK = ".lock";

    /** The suffix of the file that names the match of the field beside it. */
    private static final String MATCH = ".match";

    private final Path all;
    private Optional<Held> held = Optional.empty();
    private int made;

    /** The folder of this process, and the lock on it. */
    private record Held(Path folder, FileChannel lock) {}

    private TableFields(Path all) {
        this.all = all;
    }

    /**
     * Returns the fields of this process.
     *
     * @param all the folder of the fields of all processes, absolute; created with the first field
     */
    static TableFields in(Path all) {
        return new TableFields(all);
    }

    /**
     * Deletes the fields of processes that have ended.
     *
     * @param match receives first the name of each match that was being played there
     */
    void recover(Consumer<String> match) {
        try {
            clear(match);
        } catch (IOException | UncheckedIOException failure) {
            LOG.warn("The files in {} cannot be removed: {}", all, failure.toString());
        }
    }

    private void clear(Consumer<String> match) throws IOException {
        if (!Files.isDirectory(all)) {
            return;
        }
        Set<String> names = new TreeSet<>();
        try (Stream<Path> entries = Files.list(all)) {
            entries.map(entry -> String.valueOf(entry.getFileName()))
                    .map(name -> name.endsWith(LOCK) ? name.substring(0, name.length() - LOCK.length()) : name)
                    .forEach(names::add);
        }
        for (String name : names) {
            Optional<FileChannel> lock = lock(name, StandardOpenOption.CREATE);
            if (lock.isPresent()) {
                Held abandoned = new Held(all.resolve(name), lock.get());
                matches(abandoned.folder()).forEach(match);
                discard(abandoned);
            }
        }
    }

    private static List<String> matches(Path folder) throws IOException {
        List<String> matches = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + MATCH)) {
                for (Path file : files) {
                    matches.add(Files.readString(file));
                }
            }
        }
        return matches;
    }

    /** Returns a new and empty folder. */
    synchronized Path make() throws IOException {
        if (held.isEmpty()) {
            Files.createDirectories(all);
            held = Optional.of(hold());
        }
        made++;
        return Files.createDirectories(held.get().folder().resolve(Integer.toString(made)));
    }

    /** Records which match is played in a field. */
    static void note(Path field, String match) throws IOException {
        Files.writeString(field.resolveSibling(field.getFileName() + MATCH), match);
    }

    /** Deletes a field whose match the next process resumes; the match stays recorded. */
    static void suspend(Path field) throws IOException {
        FileUtils.deleteDirectory(field.toFile());
    }

    /** Deletes a field that is not used any more. */
    static void discard(Path field) throws IOException {
        suspend(field);
        Files.deleteIfExists(field.resolveSibling(field.getFileName() + MATCH));
    }

    /**
     * Returns a new folder with its lock. Names are never reused, so that a bot that a killed process has left behind
     * cannot find its folder again.
     */
    private Held hold() throws IOException {
        long number = System.currentTimeMillis();
        while (true) {
            String name = ProcessHandle.current().pid() + "-" + number;
            try {
                Optional<FileChannel> lock = lock(name, StandardOpenOption.CREATE_NEW);
                // Another process that begins just now may have taken it for an abandoned one.
                if (lock.isPresent() && Files.exists(all.resolve(name + LOCK))) {
                    return new Held(all.resolve(name), lock.get());
                }
            } catch (FileAlreadyExistsException taken) {
                LOG.debug("{} is taken", name);
            }
            number++;
        }
    }

    private Optional<FileChannel> lock(String name, StandardOpenOption creation) throws IOException {
        FileChannel channel = FileChannel.open(all.resolve(name + LOCK), creation, StandardOpenOption.WRITE);
        boolean locked = false;
        try {
            locked = Optional.ofNullable(channel.tryLock()).isPresent();
        } catch (OverlappingFileLockException held) {
            LOG.debug("{} is held by this process", name);
        } finally {
            if (!locked) {
                channel.close();
            }
        }
        return locked ? Optional.of(channel) : Optional.empty();
    }

    private void discard(Held one) throws IOException {
        try {
            FileUtils.deleteDirectory(one.folder().toFile());
            Files.deleteIfExists(all.resolve(one.folder().getFileName() + LOCK));
        } finally {
            one.lock().close();
        }
    }

    /** Deletes the folder; if it records a match to be resumed, only the lock is released. */
    @Override
    public synchronized void close() {
        held.ifPresent(one -> {
            try {
                if (matches(one.folder()).isEmpty()) {
                    discard(one);
                } else {
                    one.lock().close();
                }
            } catch (IOException failure) {
                LOG.warn("The folder {} cannot be deleted: {}", one.folder(), failure.toString());
            }
        });
        held = Optional.empty();
    }
}
