package arena.tournament;

/**
 * A test by betting: whether the scores of blocks lie so far on one side of a hypothesis that few of them say so.
 *
 * <p>Somebody begins with a fortune of 1 and bets in each block, at odds that are fair if the hypothesis is true, that
 * the score is beyond it; the score is what he is paid by. If the hypothesis is true, his fortune is on average never
 * larger than before, and reaches 1 / error at any time with a probability of the error at most (Ville, "Étude critique
 * de la notion de collectif", 1939; I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
 * betting", 2023). Nothing is assumed about draws, about the games of a block, or about when somebody looks.
 */
final class BettingTest {

    /** Which parts of his fortune he bets, each with an equal part of it: small ones for small differences. */
    private static final double[] BETS = {0.3, 0.5, 0.7, 0.9};

    private BettingTest() {}

    /** Returns the fortune of whoever bets that the mean score is above one. */
    static double againstAtMost(BlockScores scores, double mean) {
        return fortune(scores, 1 / mean, mean);
    }

    /** Returns the fortune of whoever bets that the mean score is below one. */
    static double againstAtLeast(BlockScores scores, double mean) {
        return fortune(scores, -1 / (1 - mean), mean);
    }

    private static double fortune(BlockScores scores, double stake, double mean) {
        double fortune = 0;
        for (double bet : BETS) {
            double logarithm = 0;
            for (int index = 0; index < scores.counts().size(); index++) {
                logarithm += scores.counts().get(index) * Math.log1p(bet * stake * (scores.share(index) - mean));
            }
            fortune += Math.exp(logarithm) / BETS.length;
        }
        return fortune;
    }
}
