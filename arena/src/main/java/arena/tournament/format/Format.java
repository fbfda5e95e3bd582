package arena.tournament.format;

import arena.game.Setting;
import java.util.List;

/** A format: it lays out the sections of a contest, and declares what an organiser may change about it. */
public interface Format {

    /** Returns its name in contest files: lower-case letters, digits and hyphens. */
    String id();

    /** Returns one sentence for people. */
    String words();

    /** Returns what an organiser may change, in the order in which it is listed to people. */
    List<Setting> settings();

    /** Returns whether it adds up the points of its games, where the game has such as add up. */
    default boolean addsUp() {
        return false;
    }

    /** Returns whether all others wait for a game that is not played, since each next game needs those before it. */
    default boolean waitsForAll() {
        return false;
    }

    /** Returns how many contestants it is made for at least; those that are missing are filled in. */
    int leastContestants(FormatTerms terms);

    /** Returns how many places there are if so many have entered: those that are missing are filled in. */
    default int places(FormatTerms terms, int contestants) {
        return Math.max(leastContestants(terms), contestants);
    }

    /**
     * Lays out the contest.
     *
     * @throws IllegalArgumentException with a sentence for people if it cannot be done for so many contestants
     */
    ContestLayout plan(FormatTerms terms, DrawResult draw);
}
