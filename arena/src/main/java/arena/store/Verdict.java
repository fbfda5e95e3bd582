package arena.store;

/** Whether an attempt to play a fixture counts. */
public enum Verdict {
    /** It has a result. */
    DECIDED,
    /** It has none: the fixture must be played again, or decided by the referee. */
    BROKEN
}
