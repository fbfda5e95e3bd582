package arena.match;

import java.util.Optional;

/**
 * What a host may decide about every match, whatever the game.
 *
 * @param matchId the match's name in files
 * @param arenaVersion the version of the arena, for the record
 * @param explanations when {@code explain_i.txt} is written
 * @param epochMillis when the match was set up, in milliseconds since 1970, for people only
 * @param occasion what it is played for, if it is played for anything
 */
public record MatchTerms(
        String matchId, String arenaVersion, Explanations explanations, long epochMillis, Optional<Occasion> occasion) {

    /** Makes the terms of a match that is played for nothing but itself. */
    public MatchTerms(String matchId, String arenaVersion, Explanations explanations, long epochMillis) {
        this(matchId, arenaVersion, explanations, epochMillis, Optional.empty());
    }

    /** When an acknowledgement is explained in a file of its own. */
    public enum Explanations {
        /** Never. */
        OFF,
        /** When the code is not 0. */
        ERRORS,
        /** Always. */
        ON
    }
}
