package arena.tournament.format;

import java.util.Locale;

/** One thing that decides who stands before whom. */
public enum Criterion {
    /** More points of the contest. */
    POINTS,
    /** Fewer moves, of both sides together, in the games that were won (2015 document, "Evaluation process"). */
    MOVES,
    /** Of exactly two who are level: who did better in the games between them (2015 document, "Evaluation process"). */
    DUEL,
    /** More wins. */
    WINS,
    /** More points of the game itself. */
    GAME_POINTS,
    /** More points of those one has played against (Buchholz). */
    BUCHHOLZ,
    /** More points of those one has beaten, and half of those one has drawn with (Sonneborn-Berger). */
    SONNEBORN_BERGER,
    /** A round robin of those who are level, with changed settings (2015 document, "Evaluation process"). */
    PLAY_OFF;

    /** Returns its name in contest files: lower case with hyphens. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
