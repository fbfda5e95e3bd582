package arena.exchange.state;

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

        /** Returns what it is, with its article. */
        public String words() {
            return words;
        }
    }

    /** Returns whether it is a regular file. */
    public boolean isFile() {
        return kind == Kind.FILE;
    }
}
