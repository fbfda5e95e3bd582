package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.format.StandingRow.Figures;

/** The value of a criterion for one member. */
final class CriterionValue {

    private CriterionValue() {}

    /** Returns the value of a criterion, larger for the better member; a duel and a play-off have none. */
    static long value(Criterion criterion, Standings standings, int member) {
        Figures figures = standings.figures(member);
        return switch (criterion) {
            case POINTS -> figures.points().parts();
            case MOVES -> -figures.moves();
            case WINS -> figures.won();
            case GAME_POINTS -> figures.gamePoints();
            case BUCHHOLZ -> buchholz(standings, member).parts();
            case SONNEBORN_BERGER -> sonnebornBerger(standings, member).parts();
            case DUEL, PLAY_OFF -> throw new IllegalArgumentException(criterion + " is no figure of one member");
        };
    }

    /** Returns the value for people. */
    static String text(Criterion criterion, Standings standings, int member) {
        long value = value(criterion, standings, member);
        return switch (criterion) {
            case POINTS, BUCHHOLZ, SONNEBORN_BERGER -> new Points(value).toString();
            default -> Long.toString(Math.abs(value));
        };
    }

    private static Points buchholz(Standings standings, int member) {
        Points sum = Points.NONE;
        for (GameResult game : standings.games(member)) {
            for (int other : game.contestants()) {
                sum = other == member ? sum : sum.plus(standings.figures(other).points());
            }
        }
        return sum;
    }

    private static Points sonnebornBerger(Standings standings, int member) {
        Points sum = Points.NONE;
        for (GameResult game : standings.games(member)) {
            for (int other : game.contestants()) {
                int better = other == member ? -1 : better(game, member, other);
                sum = better < 0
                        ? sum
                        : sum.plus(standings.figures(other).points().among(better > 0 ? 1 : 2));
            }
        }
        return sum;
    }

    /** Returns the balance of the games between two members, positive if the first one was better. */
    static int duel(Standings standings, int one, int other) {
        return standings.games(one).stream()
                .filter(game -> game.seat(other).isPresent())
                .mapToInt(game -> better(game, one, other))
                .sum();
    }

    private static int better(GameResult game, int one, int other) {
        return Integer.signum(game.place(other) - game.place(one));
    }
}
