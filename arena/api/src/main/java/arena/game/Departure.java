package arena.game;

/** The reason why a seat has left the match for good. */
public enum Departure {
    /** The program did not report that it was ready within the time for joining. */
    NOT_READY("not ready"),
    /** The process has ended. */
    ENDED("process ended"),
    /** The player has resigned. */
    RESIGNED("resigned"),
    /** The processes used more memory than allowed. */
    MEMORY_LIMIT("memory limit"),
    /** There were more processes or threads than allowed. */
    PROCESS_LIMIT("process limit"),
    /** The program used more disk space than allowed, or filled the disk. */
    DISK_LIMIT("disk limit");

    private final String words;

    Departure(String words) {
        this.words = words;
    }

    /** Returns whether the reason is an exceeded limit. */
    public boolean isLimit() {
        return this == MEMORY_LIMIT || this == PROCESS_LIMIT || this == DISK_LIMIT;
    }

    /** Returns the reason in a few words, as written in {@code Gameover.txt}. */
    public String words() {
        return words;
    }
}
