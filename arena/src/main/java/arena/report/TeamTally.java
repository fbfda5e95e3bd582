package arena.report;

import arena.contest.Contestant;
import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A tally of one team's games. */
final class TeamTally {

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

    TeamTally(int contestant, Contestant entry) {
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
                contestant, entry, won, drawn, lost, moves, faults, late, usedMillis, slowestMillis, points, losses);
    }
}
