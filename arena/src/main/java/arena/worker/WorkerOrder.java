package arena.worker;

import java.util.Locale;

/** An order of the organiser to a worker. */
public enum WorkerOrder {
    /** It takes games. */
    WORK,
    /** It plays its games to their end and takes no more until it works again. */
    PAUSE,
    /** It plays its games to their end and stops. */
    DRAIN,
    /** Its key is no longer valid; it stops at once. */
    REVOKED;

    /** Returns its word in the database. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static WorkerOrder of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
