package arena.match;

/** The time of one match, and the place where the match waits. */
public interface Clock {

    /** Returns the nanoseconds since the match began, by a clock that never goes back. */
    long nanos();

    /** Returns what wakes this match; always the same one. */
    WakeSignal signal();
}
