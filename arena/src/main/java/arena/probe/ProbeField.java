package arena.probe;

import arena.exchange.OpenFolder;
import arena.exchange.TemporaryFolder;
import arena.exchange.state.FileName;
import arena.exchange.state.FileState;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.file.StandardDeleteOption;

/** A temporary field of the probe, with a folder for each team of a match; closing removes it. */
final class ProbeField implements AutoCloseable {

    /** The file in a neighbour's folder that the bot must not change. */
    private static final String NEIGHBOUR_FILE = "input_1.txt";

    private final Path root;

    private ProbeField(Path root) {
        this.root = root;
    }

    /** Creates an empty field in a folder. */
    static ProbeField open(Path room) {
        try {
            return new ProbeField(TemporaryFolder.open(room, "field-").toRealPath());
        } catch (IOException failure) {
            throw fault("The probe cannot create a folder of its own in " + room, failure);
        }
    }

    static VenueException fault(String words, IOException failure) {
        return new VenueException(
                words + " (" + failure + "); check that the disk has space and is writable.", failure);
    }

    Path root() {
        return root;
    }

    /** Clears the field and creates a folder for each team of a match; returns the folder of the bot. */
    Path prepare(ProbeMatch match) {
        try {
            empty(root);
            for (String name : match.names()) {
                Path folder = Files.createDirectory(root.resolve(name));
                if (!name.equals(match.team())) {
                    Files.writeString(folder.resolve(NEIGHBOUR_FILE), "This belongs to " + name + ".\n");
                }
            }
            return root.resolve(match.team());
        } catch (IOException failure) {
            throw fault("The probe cannot prepare " + root, failure);
        }
    }

    /** Removes the content of a folder. */
    static void empty(Path folder) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path path : all) {
                remove(path);
            }
        }
    }

    /** Removes a file, link or folder, if it exists. */
    static void remove(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            PathUtils.deleteDirectory(
                    path, new LinkOption[] {LinkOption.NOFOLLOW_LINKS}, StandardDeleteOption.OVERRIDE_READ_ONLY);
        } else {
            Files.deleteIfExists(path);
        }
    }

    /** Returns all entries of the field outside the team's folder. */
    SortedMap<String, FileState> neighbours(String team) {
        SortedMap<String, FileState> found = new TreeMap<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(root)) {
            for (Path path : all) {
                if (!path.getFileName().toString().equals(team)) {
                    add(path, found);
                }
            }
        } catch (IOException failure) {
            throw fault("The probe cannot read " + root, failure);
        }
        return found;
    }

    /** Adds a file, or the files of a folder; the time stamp of the folder itself adds no information. */
    private void add(Path path, SortedMap<String, FileState> found) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            OpenFolder.entry(path)
                    .ifPresent(entry -> found.put(root.relativize(path).toString(), entry));
            return;
        }
        try (DirectoryStream<Path> all = Files.newDirectoryStream(path)) {
            for (Path inside : all) {
                OpenFolder.entry(inside)
                        .ifPresent(entry -> found.put(root.relativize(inside).toString(), entry));
            }
        }
    }

    /** Returns the heartbeat of a team folder; empty if there is none. */
    static Optional<FileState> heartbeat(Path folder) {
        return OpenFolder.entry(folder.resolve(FileName.READY)).filter(FileState::isFile);
    }

    /**
     * Returns the names of the files of a match in a folder: all files of the protocol except the heartbeat, in order.
     */
    static List<String> filesOfMatch(Path folder) {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            SortedMap<FileName, String> names = new TreeMap<>();
            for (Path path : all) {
                FileName.read(path.getFileName().toString())
                        .filter(name -> name.kind() != FileName.Kind.READY)
                        .ifPresent(name -> names.put(name, name.name()));
            }
            return List.copyOf(names.values());
        } catch (IOException gone) {
            // A missing folder has no files.
            return List.of();
        }
    }

    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        try {
            remove(root);
        } catch (IOException failure) {
            throw fault("The probe's own folder " + root + " cannot be removed; remove it yourself", failure);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
