package arena.report;

import arena.contest.Contestant;
import arena.tournament.GameResult;
import arena.tournament.MoveTally;
import arena.tournament.Points;
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
 * @param tally the tally of its moves in the games that were played
 * @param times the tally of its moves in those games whose times are compared
 * @param points its sum after each of its games, in points of the contest
 * @param losses the number of losses by cause
 */
public record TeamAccount(
        int contestant,
        Contestant entry,
        int won,
        int drawn,
        int lost,
        MoveTally tally,
        MoveTally times,
        List<Double> points,
        SortedMap<String, Integer> losses) {

    public TeamAccount {
        points = List.copyOf(points);
    }

    /** Returns the number of its games with a result. */
    public int played() {
        return won + drawn + lost;
    }

    /** A tally of one team's games. */
    static final class Tally {

        private static final double PARTS = Points.of(1).parts();

        private final int contestant;
        private final Contestant entry;
        private final List<Double> points = new ArrayList<>();
        private final SortedMap<String, Integer> losses = new TreeMap<>();
        private Points earned = Points.NONE;
        private MoveTally moves = MoveTally.NONE;
        private MoveTally timed = MoveTally.NONE;
        private int won;
        private int drawn;
        private int lost;

        Tally(int contestant, Contestant entry) {
            this.contestant = contestant;
            this.entry = entry;
        }

        /**
         * Adds a game of the team.
         *
         * @param isTimed whether it was played on a machine whose times are compared
         */
        void add(GameAccount game, boolean isTimed) {
            game.result().ifPresent(result -> add(game, result));
            game.seat(contestant).ifPresent(seat -> add(seat.tally(), isTimed));
        }

        private void add(MoveTally played, boolean isTimed) {
            moves = moves.plus(played);
            timed = isTimed ? timed.plus(played) : timed;
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

        TeamAccount account() {
            return new TeamAccount(contestant, entry, won, drawn, lost, moves, timed, points, losses);
        }
    }
}
