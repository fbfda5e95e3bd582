package arena.match;

import arena.game.Seat;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The terms that a host sets for a match, whatever the game.
 *
 * @param matchId the match's name in files
 * @param arenaVersion the version of the arena, for the record
 * @param explanations when {@code explain_i.txt} is written
 * @param epochMillis when the match was set up, in milliseconds since 1970, for people only
 * @param occasion what it is played for, if it is played for anything
 * @param machine the class of the machine that plays it, if it is known
 * @param clocks the clock of each seat whose time does not run as the game says
 */
public record MatchTerms(
        String matchId,
        String arenaVersion,
        Explanations explanations,
        long epochMillis,
        Optional<MatchPurpose> occasion,
        Optional<String> machine,
        SortedMap<Seat, SeatClock> clocks) {

    public MatchTerms {
        clocks = Collections.unmodifiableSortedMap(new TreeMap<>(clocks));
    }

    /** Makes the terms of a match without a purpose. */
    public MatchTerms(String matchId, String arenaVersion, Explanations explanations, long epochMillis) {
        this(
                matchId,
                arenaVersion,
                explanations,
                epochMillis,
                Optional.empty(),
                Optional.empty(),
                Collections.emptySortedMap());
    }

    /** Returns how time runs for a seat. */
    public SeatClock clock(Seat seat) {
        return clocks.getOrDefault(seat, new SeatClock.ByGame());
    }

    /** The setting for when an acknowledgement is explained in a file of its own. */
    public enum Explanations {
        /** Never. */
        OFF,
        /** When the code is not 0. */
        ERRORS,
        /** Always. */
        ON
    }
}
