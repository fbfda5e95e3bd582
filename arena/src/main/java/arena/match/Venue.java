package arena.match;

import java.util.Optional;

/** The venue of a match, which may fail without the fault of a player. */
@FunctionalInterface
public interface Venue {

    /**
     * Returns what is wrong with the venue itself, as a sentence; empty while it works. Called before any player is
     * declared late or gone.
     */
    Optional<String> problem();

    /** Returns a venue that never fails. */
    static Venue sound() {
        return Optional::empty;
    }
}
