package arena.tournament.format;

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
}
