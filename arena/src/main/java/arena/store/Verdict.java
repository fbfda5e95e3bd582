package arena.store;

/** The verdict on an attempt: whether it counts. */
public enum Verdict {
    /** It has a result. */
    DECIDED,
    /** It has no result: the fixture must be played again, or decided by the referee. */
    BROKEN
}
