package arena.tournament.format;

import arena.game.Setting;
import java.util.List;

/**
 * A format of contests: it lays out the sections of a contest, and declares the settings that an organiser may change.
 */
public interface Format {

    /** Returns the format's name in contest files: lower-case letters, digits and hyphens. */
    String id();

    /** Returns a description in one sentence. */
    String words();

    /** Returns the settings of the format, in the order in which they are listed to people. */
    List<Setting> settings();

    /** Returns whether the points of its games are added up, if the game has points that can be added. */
    default boolean addsUp() {
        return false;
    }

    /**
     * Returns whether all other games wait for a game that is not played, since each game needs the results before it.
     */
    default boolean waitsForAll() {
        return false;
    }

    /** Returns the smallest number of contestants; missing ones are filled in. */
    int leastContestants(FormatTerms terms);

    /** Returns the number of places for a number of contestants: missing contestants are filled in. */
    default int places(FormatTerms terms, int contestants) {
        return Math.max(leastContestants(terms), contestants);
    }

    /**
     * Lays out the contest.
     *
     * @throws IllegalArgumentException with a sentence for people if the format cannot have this number of contestants
     */
    ContestLayout plan(FormatTerms terms, DrawResult draw);
}
