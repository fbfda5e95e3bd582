package arena.match;

/** The time of one match, and the signal on which the match waits. */
public interface Clock {

    /** Returns the nanoseconds since the match began, by a monotonic clock. */
    long nanos();

    /** Returns the signal that wakes this match; always the same one. */
    WakeSignal signal();
}
