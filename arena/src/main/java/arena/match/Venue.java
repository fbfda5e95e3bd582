package arena.match;

import java.util.Optional;

/** The place where a match is played, which may fail without anybody's fault. */
@FunctionalInterface
public interface Venue {

    /**
     * Returns what is wrong with the place itself, as a sentence; nothing while all is well. Asked before anybody is
     * declared late or gone.
     */
    Optional<String> trouble();

    /** Returns a place that never fails. */
    static Venue sound() {
        return Optional::empty;
    }
}
