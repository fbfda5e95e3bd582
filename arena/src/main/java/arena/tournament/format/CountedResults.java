package arena.tournament.format;

import arena.tournament.GameResult;
import java.util.Optional;
import java.util.function.Predicate;

/** What has been played, as it counts now, and who was disqualified. */
@FunctionalInterface
public interface CountedResults {

    /** Returns how a fixture ended; nothing if it was not played and nobody has said how it counts. */
    Optional<GameResult> of(Fixture fixture);

    /** Returns whether a fixture is being played: until it has ended nobody has lost it for being disqualified. */
    default boolean isRunning(Fixture fixture) {
        return false;
    }

    /** Returns whether anybody was ever disqualified: else everybody has always taken part. */
    default boolean anybodyDisqualified() {
        return false;
    }

    /**
     * Returns whether a contestant took part when the first of some games began; whether it does now, if none of them
     * has begun. So what was built upon a decision stays when the decision is taken back, and what was built before it
     * stays too.
     *
     * @param games tells the games by the {@link Fixture#part part of the contest} that their ids name
     */
    default Participation presence(int contestant, Predicate<String> games) {
        return Participation.IN;
    }

    /** Returns whether a contestant takes part now. */
    default Participation presence(int contestant) {
        return presence(contestant, game -> false);
    }
}
