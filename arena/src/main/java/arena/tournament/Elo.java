package arena.tournament;

/**
 * The Elo scale, on which a difference of 400 means a score of ten to one (Elo, "The Rating of Chessplayers", 1978).
 */
public final class Elo {

    private static final double POINTS_OF_TEN_TO_ONE = 400;

    private Elo() {}

    /** Returns the difference that a score means; infinite for 0 and 1. */
    public static double difference(double score) {
        return POINTS_OF_TEN_TO_ONE * Math.log10(score / (1 - score));
    }

    /** Returns the expected score, 0 to 1, of a difference. */
    public static double score(double difference) {
        return 1 / (1 + Math.pow(10, -difference / POINTS_OF_TEN_TO_ONE));
    }
}
