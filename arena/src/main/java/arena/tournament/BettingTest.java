package arena.tournament;

/**
 * A test by betting of whether the scores of blocks contradict a hypothesis about their mean; it decides clear cases
 * after few blocks.
 *
 * <p>A bettor begins with a fortune of 1 and bets in each block, at odds that are fair if the hypothesis is true, that
 * the score is beyond it; the payment depends on the score. If the hypothesis is true, the fortune is on average never
 * larger than before, and reaches 1 / error at any time with a probability of the error at most (Ville, "Étude critique
 * de la notion de collectif", 1939; I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
 * betting", 2023). Nothing is assumed about draws, about the games of a block, or about when the test is evaluated.
 */
final class BettingTest {

    /**
     * The fractions of the fortune that are bet, each with an equal share of it; small ones detect small differences.
     */
    private static final double[] BETS = {0.3, 0.5, 0.7, 0.9};

    private BettingTest() {}

    /** Returns the fortune of a bettor that bets on a mean score above the given one. */
    static double againstAtMost(BlockScores scores, double mean) {
        return fortune(scores, 1 / mean, mean);
    }

    /** Returns the fortune of a bettor that bets on a mean score below the given one. */
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
