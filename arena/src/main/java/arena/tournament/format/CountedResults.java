package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.Optional;
import java.util.function.Predicate;

/** The results of a contest as they count now, with the disqualifications. */
@FunctionalInterface
public interface CountedResults {

    /** Returns the result of a fixture; empty if it was neither played nor decided. */
    Optional<GameResult> of(Fixture fixture);

    /** Returns whether a fixture is being played: a disqualified contestant does not lose it before it has ended. */
    default boolean isRunning(Fixture fixture) {
        return false;
    }

    /** Returns whether there was ever a disqualification: else all contestants have always taken part. */
    default boolean anybodyDisqualified() {
        return false;
    }

    /**
     * Returns the participation of a contestant when the first of some games began; the present one if none of them has
     * begun. So pairings made after a disqualification stay when it is withdrawn, and pairings made before it stay too.
     *
     * @param games selects games by the {@link Fixture#part part of the contest} in their ids
     */
    default Participation presence(int contestant, Predicate<String> games) {
        return Participation.IN;
    }

    /** Returns the participation of a contestant now. */
    default Participation presence(int contestant) {
        return presence(contestant, game -> false);
    }
}
