package arena.report;

import arena.contest.Contestant;
import java.util.List;
import java.util.SortedMap;

/**
 * The account of one team: its figures in all its games of a contest.
 *
 * @param contestant its number
 * @param entry its names
 * @param won games in which it was first alone
 * @param drawn games in which it shared the first place
 * @param lost games in which another was better
 * @param moves its moves in the games that were played
 * @param faults answers that were not accepted
 * @param late answers that did not come in time
 * @param usedMillis its thinking time of all moves
 * @param slowestMillis the thinking time of its slowest move
 * @param points its sum after each of its games, in points of the contest
 * @param losses the number of losses by cause
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

    /** Returns the number of its games with a result. */
    public int played() {
        return won + drawn + lost;
    }

    /** Returns its mean thinking time for a move; 0 without a move. */
    public double meanMillis() {
        return moves == 0 ? 0 : usedMillis / (double) moves;
    }
}
