package arena.exchange;

/** The mode in which changes in team folders are found. */
public enum WatchMode {
    /** By the system's notification on local disks, by listing on shares and on systems without notification. */
    AUTO,
    /** By the system's notification everywhere. */
    NOTIFY,
    /** By listing everywhere. */
    POLL
}
