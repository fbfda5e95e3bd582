package arena.tournament.format;

import arena.tournament.GameResult;
import arena.tournament.Points;
import arena.tournament.format.StandingRow.Figures;
import java.util.Locale;

/** A criterion of a ranking. */
public enum Criterion {
    /** More points of the contest. */
    POINTS("more points of the contest"),
    /**
     * Fewer moves, of both sides together, in the games that were won (2015 document, "Evaluation process"); a game
     * that was won without a move counts as the mean of the others.
     */
    MOVES("fewer moves, of all seats together, in the games that were won; one without moves counts as the mean"),
    /**
     * Of exactly two tied contestants, the better one in the games between them (2015 document, "Evaluation process").
     */
    DUEL("of exactly two that are level, the better one in the games between them"),
    /** More wins. */
    WINS("more games won"),
    /** More points of the game itself. */
    GAME_POINTS("more points of the game itself, such as money"),
    /** More points of all opponents together (Buchholz). */
    BUCHHOLZ("more points of the contest of all opponents together, so the harder opponents"),
    /** More points of the beaten opponents, and half the points of the drawn ones (Sonneborn-Berger). */
    SONNEBORN_BERGER("more points of the opponents that were beaten, and half of those that were drawn with"),
    /** A round robin of the tied contestants, with changed settings (2015 document, "Evaluation process"). */
    PLAY_OFF("a round robin of those that are level, with the settings of [play-off]");

    private final String words;

    Criterion(String words) {
        this.words = words;
    }

    /** Returns a description for organisers. */
    public String words() {
        return words;
    }

    /** Returns its name in contest files: lower case with hyphens. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the value for a member, larger for the better member; a duel and a play-off have none. */
    long value(Standings standings, int member) {
        Figures figures = standings.figures(member);
        return switch (this) {
            case POINTS -> figures.points().parts();
            case MOVES -> -figures.moves();
            case WINS -> figures.won();
            case GAME_POINTS -> figures.gamePoints();
            case BUCHHOLZ -> buchholz(standings, member).parts();
            case SONNEBORN_BERGER -> sonnebornBerger(standings, member).parts();
            case DUEL, PLAY_OFF -> throw new IllegalArgumentException(this + " is no figure of one member");
        };
    }

    /** Returns the value for people. */
    String text(Standings standings, int member) {
        long value = value(standings, member);
        return switch (this) {
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
