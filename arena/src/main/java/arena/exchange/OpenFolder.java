package arena.exchange;

import arena.exchange.state.FileState;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.ClosedDirectoryStreamException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder held by a handle, not by its name: a bot that renames it, or puts a link or another folder in its place,
 * changes nothing of what is read and written here. No link in it is followed.
 *
 * <p>Where the system has no handles for folders (Windows) it is found by its name each time, which is no protection
 * against an account that may rename it; there only its owner may, and a link needs a right that accounts do not have.
 */
public final class OpenFolder implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OpenFolder.class);
    private static final Path ITSELF = Path.of(".");
    private static final boolean HAS_PIPES = File.separatorChar == '/';

    private static final Set<OpenOption> READ = Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    private static final Set<OpenOption> READ_WRITE =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    private static final Set<OpenOption> CREATE =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    private static final Set<OpenOption> LOCK =
            Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private final Path path;
    private final Optional<SecureDirectoryStream<Path>> handle;

    private OpenFolder(Path path, Optional<SecureDirectoryStream<Path>> handle) {
        this.path = path;
        this.handle = handle;
    }

    /** Returns a folder that no other account may replace: it has no handle, and is found by its name each time. */
    public static OpenFolder named(Path path) {
        return new OpenFolder(path, Optional.empty());
    }

    /**
     * Opens a folder; its own name is not followed if it is a link, those above it are.
     *
     * @throws IOException if it is missing, no folder, or may not be read
     */
    static OpenFolder open(Path path) throws IOException {
        Path parent = path.getParent();
        if (parent == null) {
            throw new NotDirectoryException(path.toString());
        }
        try (DirectoryStream<Path> stream = stream(parent)) {
            OpenFolder above = stream instanceof SecureDirectoryStream<Path> secure
                    ? new OpenFolder(parent, Optional.of(secure))
                    : named(parent);
            return above.inside(path.getFileName());
        }
    }

    private static DirectoryStream<Path> stream(Path folder) throws IOException {
        return folder.getFileSystem().provider().newDirectoryStream(folder, any -> true);
    }

    /** Opens a folder in this one. */
    OpenFolder inside(Path name) throws IOException {
        // Opening a pipe would block, so its kind is checked first.
        if (!attributes(name).isDirectory()) {
            throw new NotDirectoryException(path.resolve(name).toString());
        }
        if (handle.isEmpty()) {
            return named(path.resolve(name));
        }
        SecureDirectoryStream<Path> inner = handle.get().newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS);
        return new OpenFolder(path.resolve(name), Optional.of(inner));
    }

    /** Returns the path under which it was found. */
    Path path() {
        return path;
    }

    /** Returns the names in it, as paths of one element or more whose last element is the name. */
    DirectoryStream<Path> names() throws IOException {
        if (handle.isPresent()) {
            return handle.get().newDirectoryStream(ITSELF, LinkOption.NOFOLLOW_LINKS);
        }
        return stream(path);
    }

    /** Returns the entry of a name in a folder that no other account may replace; empty if it is gone. */
    public static Optional<FileState> entry(Path path) {
        return named(path.resolveSibling("")).entry(path.getFileName().toString());
    }

    /** Returns the entry of a name; empty if it is gone or cannot be seen. */
    Optional<FileState> entry(String name) {
        try {
            return Optional.of(state(name, attributes(Path.of(name))));
        } catch (IOException notSeen) {
            return Optional.empty();
        }
    }

    private static FileState state(String name, BasicFileAttributes attributes) {
        return new FileState(
                name,
                kind(attributes),
                attributes.size(),
                attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                Objects.requireNonNullElse(attributes.fileKey(), ""));
    }

    private static FileState.Kind kind(BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) {
            return FileState.Kind.FILE;
        }
        if (attributes.isSymbolicLink()) {
            return FileState.Kind.LINK;
        }
        return attributes.isDirectory() ? FileState.Kind.DIRECTORY : FileState.Kind.OTHER;
    }

    /** Returns whether a name denotes a folder; a link to a folder does not count. */
    boolean isFolder(Path name) throws IOException {
        return attributes(name).isDirectory();
    }

    private BasicFileAttributes attributes(Path name) throws IOException {
        return handle.isPresent()
                ? handle.get()
                        .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                        .readAttributes()
                : Files.readAttributes(path.resolve(name), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Returns whether a name is there, without blocking on a local disk: a held folder is asked to rename the name to
     * itself, which changes nothing and, unlike a look at its entry, does not query a file system mounted there.
     */
    boolean has(String name) throws IOException {
        if (handle.isEmpty()) {
            return Files.exists(path.resolve(name), LinkOption.NOFOLLOW_LINKS);
        }
        try {
            handle.get().move(Path.of(name), handle.get(), Path.of(name));
            return true;
        } catch (NoSuchFileException missing) {
            return false;
        }
    }

    /** Returns whether its name still leads to it. */
    boolean isStillThere() throws IOException {
        if (handle.isEmpty()) {
            return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
        }
        Object here = own().fileKey();
        return here.equals(Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .fileKey());
    }

    private BasicFileAttributes own() throws IOException {
        return handle.isPresent()
                ? handle.get()
                        .getFileAttributeView(BasicFileAttributeView.class)
                        .readAttributes()
                : Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** Returns its own time stamp, in milliseconds of the file system's clock; 0 if it is missing. */
    long modifiedMillis() {
        try {
            // The old interface where possible, since it costs a third: a sweep of a thousand folders must cost almost
            // nothing.
            return handle.isEmpty()
                    ? path.toFile().lastModified()
                    : own().lastModifiedTime().toMillis();
        } catch (IOException | ClosedDirectoryStreamException gone) {
            return 0;
        }
    }

    /**
     * Returns the content of a file up to a number of bytes; empty if it cannot be read now, for example because it is
     * missing or open elsewhere.
     */
    public Optional<byte[]> read(String name, int mostBytes) {
        try (SeekableByteChannel channel = openToRead(name)) {
            ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(channel.size(), mostBytes));
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
                // Missing bytes come with the next read, or the file has shrunk.
            }
            return Optional.of(Arrays.copyOf(buffer.array(), buffer.position()));
        } catch (IOException notYet) {
            LOG.debug("{} cannot be read yet: {}", name, notYet.toString());
            return Optional.empty();
        }
    }

    /**
     * Opens a file for reading; where there are pipes also for writing, if the arena may: a pipe opened in this way
     * never blocks, and has the size 0.
     */
    private SeekableByteChannel openToRead(String name) throws IOException {
        if (!HAS_PIPES) {
            return open(name, READ);
        }
        try {
            return open(name, READ_WRITE);
        } catch (AccessDeniedException readOnly) {
            return open(name, READ);
        }
    }

    /**
     * Creates a new file for writing.
     *
     * @throws FileAlreadyExistsException if the name exists, even as a dangling link
     */
    SeekableByteChannel create(String name) throws IOException {
        return open(name, CREATE);
    }

    /** Opens a lock file, and creates it if it is missing; no other account may open it. */
    FileChannel openLock(String name) throws IOException {
        SeekableByteChannel channel = handle.isPresent()
                ? handle.get().newByteChannel(Path.of(name), LOCK, OWNER_ONLY)
                : FileChannel.open(path.resolve(name), LOCK);
        if (channel instanceof FileChannel lock) {
            return lock;
        }
        channel.close();
        throw new IOException("this system cannot lock files in " + path);
    }

    private SeekableByteChannel open(String name, Set<OpenOption> options) throws IOException {
        return handle.isPresent()
                ? handle.get().newByteChannel(Path.of(name), options)
                : FileChannel.open(path.resolve(name), options);
    }

    /** Renames a file in one step; an existing target is replaced if it is no folder. */
    void rename(String from, String to) throws IOException {
        if (handle.isPresent()) {
            handle.get().move(Path.of(from), handle.get(), Path.of(to));
        } else {
            Files.move(path.resolve(from), path.resolve(to), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Removes a file or an empty folder; a name that is already gone is no failure. */
    void remove(Path name, boolean isFolder) throws IOException {
        try {
            if (handle.isEmpty()) {
                Files.delete(path.resolve(name));
            } else if (isFolder) {
                handle.get().deleteDirectory(name);
            } else {
                handle.get().deleteFile(name);
            }
        } catch (NoSuchFileException gone) {
            // Another process has removed it.
            return;
        }
    }

    /** Gives the arena the right to remove what is in the folder, where the arena may grant it. */
    void makeWritable() throws IOException {
        PosixFileAttributeView view = handle.isPresent()
                ? handle.get().getFileAttributeView(PosixFileAttributeView.class)
                : Files.getFileAttributeView(path, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view != null) {
            view.setPermissions(PosixFilePermissions.fromString("rwx------"));
        }
    }

    /** Closes the handle. Waits for running operations in the folder; there must be none afterwards. */
    @Override
    public void close() throws IOException {
        if (handle.isPresent()) {
            handle.get().close();
        }
    }
}
