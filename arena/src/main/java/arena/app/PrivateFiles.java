package arena.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The files and folders that no other account can read, such as a sealed seed or a key. */
public final class PrivateFiles {

    private PrivateFiles() {}

    private interface Creator {
        Path create(Path path, FileAttribute<?>... rights) throws IOException;
    }

    /** Creates a file, unless it is there. */
    public static void createFile(Path path) throws IOException {
        create(path, "rw-------", Files::createFile);
    }

    /** Creates a folder, unless it is there. */
    public static void createFolder(Path path) throws IOException {
        create(path, "rwx------", Files::createDirectory);
    }

    private static void create(Path path, String rights, Creator creator) throws IOException {
        boolean posix = Files.getFileStore(path.resolveSibling("")).supportsFileAttributeView("posix");
        if (posix && !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            creator.create(path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights)));
        }
    }
}
