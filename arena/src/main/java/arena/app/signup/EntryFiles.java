package arena.app.signup;

import arena.app.RequestFailure;
import arena.config.SignUpSettings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A writer of the files of an entry from any source into a new folder, which enforces the limits of an entry. A
 * refused entry leaves an incomplete folder, which is not used and removed.
 */
final class EntryFiles {

    private static final int BUFFER_BYTES = 64 << 10;

    private final Path folder;
    private final SignUpSettings.Limits limits;
    private final EntryNames names = new EntryNames();
    private int files;
    private long bytes;

    /**
     * Prepares a writer.
     *
     * @param folder new and empty
     */
    EntryFiles(Path folder, SignUpSettings.Limits limits) {
        this.folder = folder;
        this.limits = limits;
    }

    /**
     * Returns the folder of an entry that has arrived: the only one in a folder that holds nothing else, since many
     * archives have such a folder.
     */
    static Path withoutOuterFolder(Path arrived) throws IOException {
        try (Stream<Path> inner = Files.list(arrived)) {
            List<Path> all = inner.toList();
            return all.size() == 1 && Files.isDirectory(all.get(0), LinkOption.NOFOLLOW_LINKS) ? all.get(0) : arrived;
        }
    }

    /** Adds a folder. */
    void addFolder(String name) throws IOException {
        count();
        Files.createDirectories(resolve(names.add(name, true)));
    }

    /**
     * Adds a file.
     *
     * @param isProgram whether it is executable
     * @throws RequestFailure if its name is not allowed, or a limit is exceeded
     */
    void addFile(String name, InputStream content, boolean isProgram) throws IOException {
        count();
        Path file = resolve(names.add(name, false));
        Files.createDirectories(file.resolveSibling(""));
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
            byte[] buffer = new byte[BUFFER_BYTES];
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                count(read);
                out.write(buffer, 0, read);
            }
        }
        if (isProgram && !file.toFile().setExecutable(true)) {
            throw new IOException(file + " cannot be made a program");
        }
    }

    private Path resolve(List<String> parts) {
        Path place = folder.resolve(String.join("/", parts)).normalize();
        if (!place.startsWith(folder) || place.equals(folder)) {
            throw new IllegalStateException(parts + " leads out of " + folder);
        }
        return place;
    }

    private void count() {
        files++;
        if (files > limits.files()) {
            throw RequestFailure.failed("The entry has more than " + limits.files()
                    + " files and folders; leave out what it does not need.");
        }
    }

    /** Counts the actual bytes, whatever sizes an archive has declared. */
    private void count(long more) {
        bytes += more;
        if (bytes > limits.bytes()) {
            throw RequestFailure.failed(
                    "The entry is larger than " + limits.bytes() + " bytes; leave out what it does not need.");
        }
    }

    int files() {
        return files;
    }

    long bytes() {
        return bytes;
    }
}
