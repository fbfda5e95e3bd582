package arena.match;

/** The time of one match, and the place where the match waits. */
public interface Clock {

    /** Returns the nanoseconds since the match began, by a clock that never goes back. */
    long nanos();

    /** Returns the bell at which this match waits; always the same one. */
    Bell bell();
}
