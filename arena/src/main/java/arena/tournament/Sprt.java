package arena.tournament;

/**
 * A sequential probability ratio test of two hypotheses about a difference in Elo.
 *
 * <p>The test is Wald's ("Sequential Tests of Statistical Hypotheses", 1945), with the bounds ln(β / (1 - α)) and ln((1
 * - β) / α), for nine tenths of either error. The test compares only the two hypotheses: a block adds no more than the
 * ratio of their two scores, however far beyond both of them the games are. Therefore the last tenth belongs to a
 * {@link BettingTest test by betting} against each of the two, which ends clear cases early. Nothing is assumed about
 * draws or about what makes the games of a block depend on each other: the likelihoods are those of the counts of whole
 * blocks, each at its largest under the condition that the expected score is the one of the hypothesis (a generalized
 * test; M. Van den Bergh, "A practical introduction to the GSPRT", as Fishtest and fastchess do it in their pentanomial
 * model).
 *
 * @param elo0 the difference of the first hypothesis, H0
 * @param elo1 the difference of the second hypothesis, H1; larger than that of the first
 * @param alpha the probability that H1 is accepted although H0 is true, between 0 and one half
 * @param beta the probability that H0 is accepted although H1 is true, between 0 and one half
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

    /** The default of both error probabilities. */
    public static final double USUAL_ERROR = 0.05;

    /**
     * The count used in place of 0, so that a score that has not occurred yet stays possible; the same as in Fishtest.
     */
    private static final double UNSEEN_COUNT = 1e-3;

    /** The halvings of an interval that reach the precision of a double. */
    private static final int HALVINGS = 60;

    /** The share of either error that belongs to the test by betting. */
    private static final double BETTING_SHARE = 0.1;

    /** A decision after some blocks. */
    public enum Decision {
        /** There is no decision yet. */
        OPEN,
        /** The first hypothesis is accepted. */
        H0,
        /** The second hypothesis is accepted. */
        H1
    }

    public Sprt {
        if (!(elo0 < elo1) || !isError(alpha) || !isError(beta)) {
            throw new IllegalArgumentException("no test: elo0 " + elo0 + " must be below elo1 " + elo1 + ", alpha "
                    + alpha + " and beta " + beta + " between 0 and 0.5");
        }
    }

    private static boolean isError(double error) {
        return error > 0 && error < 0.5;
    }

    /** Returns the logarithm of the ratio at or below which H0 is accepted. */
    public double lowerBound() {
        return Math.log((1 - BETTING_SHARE) * beta / (1 - alpha));
    }

    /** Returns the logarithm of the ratio at or above which H1 is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / ((1 - BETTING_SHARE) * alpha));
    }

    /** Returns the logarithm of the likelihood of H1 over that of H0; 0 without a block. */
    public double logLikelihoodRatio(BlockScores scores) {
        if (scores.blocks() == 0) {
            return 0;
        }
        double[] counts = scores.counts().stream()
                .mapToDouble(count -> count == 0 ? UNSEEN_COUNT : count)
                .toArray();
        double tilt0 = tilt(scores, counts, Elo.score(elo0));
        double tilt1 = tilt(scores, counts, Elo.score(elo1));
        double sum = 0;
        for (int index = 0; index < counts.length; index++) {
            double weight0 = 1 + tilt0 * (scores.share(index) - Elo.score(elo0));
            double weight1 = 1 + tilt1 * (scores.share(index) - Elo.score(elo1));
            sum += counts[index] * Math.log(weight0 / weight1);
        }
        return sum;
    }

    /**
     * Returns the x for which the frequencies f(a) / (1 + x (a - mean)) of the scores a have that mean; they are the
     * likeliest ones that have it. The sum of f(a) (a - mean) / (1 + x (a - mean)) falls from one pole to the next, so
     * that halving finds its zero.
     */
    private static double tilt(BlockScores scores, double[] counts, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int halving = 0; halving < HALVINGS; halving++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int index = 0; index < counts.length; index++) {
                double distance = scores.share(index) - mean;
                sum += counts[index] * distance / (1 + middle * distance);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** Returns the decision of some counts. */
    public Decision decision(BlockScores scores) {
        Decision clear = bettingDecision(scores);
        if (clear != Decision.OPEN) {
            return clear;
        }
        double ratio = logLikelihoodRatio(scores);
        if (ratio >= upperBound()) {
            return Decision.H1;
        }
        return ratio <= lowerBound() ? Decision.H0 : Decision.OPEN;
    }

    /** Returns the decision of the test by betting alone. */
    public Decision bettingDecision(BlockScores scores) {
        if (BettingTest.againstAtMost(scores, Elo.score(elo0)) >= 1 / (BETTING_SHARE * alpha)) {
            return Decision.H1;
        }
        return BettingTest.againstAtLeast(scores, Elo.score(elo1)) >= 1 / (BETTING_SHARE * beta)
                ? Decision.H0
                : Decision.OPEN;
    }

    /**
     * A test by betting of whether the scores of blocks contradict a hypothesis about their mean; it decides clear
     * cases after few blocks.
     *
     * <p>A bettor begins with a fortune of 1 and bets in each block, at odds that are fair if the hypothesis is true,
     * that the score is beyond it; the payment depends on the score. If the hypothesis is true, the fortune is on
     * average never larger than before, and reaches 1 / error at any time with a probability of the error at most
     * (Ville, "Étude critique de la notion de collectif", 1939; I. Waudby-Smith and A. Ramdas, "Estimating means of
     * bounded random variables by betting", 2023). Nothing is assumed about draws, about the games of a block, or about
     * when the test is evaluated.
     */
    private static final class BettingTest {

        /**
         * The fractions of the fortune that are bet, each with an equal share of it; small ones detect small
         * differences.
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
}
