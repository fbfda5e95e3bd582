package arena.report;

import arena.contest.Contestant;
import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

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

    /** A tally of one team's games. */
    static final class Tally {

        private static final double PARTS = Points.of(1).parts();

        private final int contestant;
        private final Contestant entry;
        private final List<Double> points = new ArrayList<>();
        private final SortedMap<String, Integer> losses = new TreeMap<>();
        private Points earned = Points.NONE;
        private int won;
        private int drawn;
        private int lost;
        private int moves;
        private int faults;
        private int late;
        private long usedMillis;
        private long slowestMillis;

        Tally(int contestant, Contestant entry) {
            this.contestant = contestant;
            this.entry = entry;
        }

        /** Adds a game of the team. */
        void add(GameAccount game) {
            game.result().ifPresent(result -> add(game, result));
            game.seat(contestant).ifPresent(this::add);
        }

        private void add(GameAccount game, GameResult result) {
            earned = earned.plus(game.section().ranking().rewards().of(result, contestant));
            points.add(earned.parts() / PARTS);
            if (result.isWonBy(contestant)) {
                won++;
            } else if (game.isLostBy(contestant)) {
                lost++;
                losses.merge(game.causeOfLoss(contestant), 1, Integer::sum);
            } else {
                drawn++;
            }
        }

        private void add(SeatResult seat) {
            moves += seat.moves();
            faults += seat.faults();
            late += seat.late();
            usedMillis += seat.usedMillis();
            slowestMillis = Math.max(slowestMillis, seat.slowestMillis());
        }

        TeamAccount account() {
            return new TeamAccount(
                    contestant,
                    entry,
                    won,
                    drawn,
                    lost,
                    moves,
                    faults,
                    late,
                    usedMillis,
                    slowestMillis,
                    points,
                    losses);
        }
    }
}
