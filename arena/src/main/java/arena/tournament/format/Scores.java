package arena.tournament.format;

import java.util.Optional;

/** What has been played, as it counts now. */
@FunctionalInterface
public interface Scores {

    /** Returns how a fixture counts; nothing if it is still to be played. */
    Optional<Score> of(Fixture fixture);
}
