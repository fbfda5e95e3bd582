package arena.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A folder's entry for one name, read without opening the file: two equal entries count as the same unchanged file.
 *
 * @param name the exact spelling
 * @param kind what it is; only a regular file is ever opened
 * @param size in bytes
 * @param modifiedNanos the file system's time stamp, only compared with others of the same file system
 * @param key the file system's identity of the file, empty where it has none
 */
public record FileState(String name, Kind kind, long size, long modifiedNanos, Object key) {

    /** The kind of object that a name denotes. */
    public enum Kind {
        FILE("a file"),
        DIRECTORY("a directory"),
        LINK("a link"),
        OTHER("a pipe, a socket or a device");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** Returns the entry of a name that was listed or reported; empty if it is gone or cannot be seen. */
    public static Optional<FileState> of(Path path) {
        try {
            return Optional.of(of(
                    path.getFileName().toString(),
                    Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)));
        } catch (IOException notSeen) {
            return Optional.empty();
        }
    }

    static FileState of(String name, BasicFileAttributes attributes) {
        return new FileState(
                name,
                kind(attributes),
                attributes.size(),
                attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS),
                Objects.requireNonNullElse(attributes.fileKey(), ""));
    }

    private static Kind kind(BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) {
            return Kind.FILE;
        }
        if (attributes.isSymbolicLink()) {
            return Kind.LINK;
        }
        return attributes.isDirectory() ? Kind.DIRECTORY : Kind.OTHER;
    }

    /** Returns whether it is a regular file. */
    public boolean isFile() {
        return kind == Kind.FILE;
    }
}
