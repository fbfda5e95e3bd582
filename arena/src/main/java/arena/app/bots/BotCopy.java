package arena.app.bots;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A copy of the folder of a bot, also as a zip file; without folders that a bot does not need to play. */
public final class BotCopy extends SimpleFileVisitor<Path> {

    private static final int MOST_FILES = 20_000;
    private static final long MOST_BYTES = 1L << 30;
    private static final Set<String> LEFT_OUT = Set.of(".git", "__pycache__", ".gradle");

    /** A zip file then keeps which files may be executed. */
    private static final String POSIX = "enablePosixFileAttributes";

    private final Path from;
    private final Path to;
    private int files;
    private long bytes;

    private BotCopy(Path from, Path to) {
        this.from = from;
        this.to = to;
    }

    /**
     * Copies a folder; links are copied as links.
     *
     * @param to an existing folder, or one that can be created
     * @throws IOException also if the folder is too large
     */
    public static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new BotCopy(from, to));
    }

    /**
     * Packs a folder into a new zip file.
     *
     * @throws IOException also if the folder is too large or holds a link, which a zip file cannot
     */
    public static void pack(Path from, Path zip) throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(zip, Map.of(POSIX, "true", "create", "true"))) {
            copy(from, archive.getPath("/"));
        }
    }

    /** Unpacks a zip file into an existing folder. */
    public static void unpack(Path zip, Path to) throws IOException {
        try (FileSystem archive = FileSystems.newFileSystem(zip, Map.of(POSIX, "true"))) {
            copy(archive.getPath("/"), to);
        }
    }

    @Override
    public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) throws IOException {
        if (Optional.ofNullable(path.getFileName())
                .filter(name -> LEFT_OUT.contains(name.toString()))
                .isPresent()) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        Files.createDirectories(target(path));
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
        files++;
        bytes += attributes.size();
        if (files > MOST_FILES || bytes > MOST_BYTES) {
            throw new IOException("it has more than " + MOST_FILES + " files, or than a gibibyte");
        }
        boolean isLocal = from.getFileSystem().equals(to.getFileSystem());
        if (attributes.isSymbolicLink() && !isLocal) {
            throw new IOException("it holds the link " + from.relativize(path) + "; replace it by the file");
        }
        if (attributes.isRegularFile() || attributes.isSymbolicLink()) {
            Path copy = target(path);
            Files.copy(path, copy, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.COPY_ATTRIBUTES);
            if (!isLocal) {
                copyRights(path, copy);
            }
        }
        return FileVisitResult.CONTINUE;
    }

    /** Between two file systems Java copies the times of a file only. */
    private static void copyRights(Path path, Path copy) throws IOException {
        PosixFileAttributeView own = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        PosixFileAttributeView other = Files.getFileAttributeView(copy, PosixFileAttributeView.class);
        if (own != null && other != null) {
            other.setPermissions(own.readAttributes().permissions());
        }
    }

    private Path target(Path path) throws IOException {
        Path target = to.resolve(from.relativize(path).toString()).normalize();
        if (!target.startsWith(to)) {
            throw new IOException("it holds a file outside the folder: " + path);
        }
        return target;
    }
}
