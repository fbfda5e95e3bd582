package arena.report;

import arena.contest.Contestant;
import java.util.List;
import java.util.SortedMap;

/**
 * What one team has done in all its games of a contest.
 *
 * @param contestant its number
 * @param entry its names
 * @param won games in which it was first alone
 * @param drawn games in which it shared the first place
 * @param lost games in which somebody was better
 * @param moves it made, in the games that were played
 * @param faults answers that were not accepted
 * @param late answers that were missing in time
 * @param usedMillis how long it thought in all
 * @param slowestMillis how long it thought about its slowest move
 * @param points what it had earned after each of its games, in the points of the contest
 * @param losses how often it lost, by cause
 */
public record TeamAccount(
        int contestant,
        Contestant entry,
        int won,
        int drawn,
        int lost,
        int moves,
        int faults,
        int late,
        long usedMillis,
        long slowestMillis,
        List<Double> points,
        SortedMap<String, Integer> losses) {

    public TeamAccount {
        points = List.copyOf(points);
    }

    /** Returns how many of its games have a result. */
    public int played() {
        return won + drawn + lost;
    }

    /** Returns how long it thought about a move on the average; 0 if it made none. */
    public double meanMillis() {
        return moves == 0 ? 0 : usedMillis / (double) moves;
    }
}
