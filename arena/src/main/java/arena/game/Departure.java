package arena.game;

/** Why a seat has left the match for good. */
public enum Departure {
    /** Its program did not show itself ready within the time for joining. */
    NOT_READY("not ready"),
    /** Its process has ended. */
    ENDED("process ended"),
    /** It has given the match up. */
    RESIGNED("resigned"),
    /** Its processes used more memory than they may. */
    MEMORY_LIMIT("memory limit"),
    /** It had more processes or threads than it may. */
    PROCESS_LIMIT("process limit"),
    /** It took more of the disk than it may, or filled it. */
    DISK_LIMIT("disk limit");

    private final String words;

    Departure(String words) {
        this.words = words;
    }

    /** Returns whether it has used more than it may. */
    public boolean isLimit() {
        return this == MEMORY_LIMIT || this == PROCESS_LIMIT || this == DISK_LIMIT;
    }

    /** Returns the reason in few words, as {@code Gameover.txt} has it. */
    public String words() {
        return words;
    }
}
