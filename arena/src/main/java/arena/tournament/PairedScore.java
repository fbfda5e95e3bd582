package arena.tournament;

/**
 * The score of one contestant against another, estimated from the blocks of a duel.
 *
 * <p>The expected score of a block and its standard error are estimated from the counts of complete blocks. The games
 * of a block have one seed and opposite seats, so their results depend on each other; counting games as if they were
 * independent would make the interval wrong, mostly too wide (M. Van den Bergh, "The pentanomial model", and the
 * documentation of Fishtest and fastchess, which publish the same figures as "Elo ± error"). Few blocks, or blocks with
 * equal scores, would give too narrow an interval; therefore one lost and one won block are added to the counts. For
 * independent games that is the rule of adding two successes and two failures (A. Agresti and B. A. Coull, "Approximate
 * is better than exact for interval estimation of binomial proportions", 1998).
 *
 * @param score the mean score, 0 to 1; one half if there is no block yet
 * @param interval the 95 % confidence interval of the score
 */
public record PairedScore(double score, Interval interval) {

    /** Returns the score of some counts. */
    public static PairedScore of(BlockScores scores) {
        BlockScores cautious = scores.withBothExtremes();
        double error = Math.sqrt(cautious.variance() / cautious.blocks());
        return new PairedScore(
                scores.blocks() == 0 ? 0.5 : scores.mean(),
                Interval.around(cautious.mean(), Interval.TWO_SIDED_95 * error));
    }

    /** Returns the difference in Elo; infinite if one side has won all games. */
    public double elo() {
        return Elo.difference(score);
    }

    /** Returns the low end of the difference in Elo. */
    public double eloLow() {
        return Elo.difference(interval.low());
    }

    /** Returns the high end of the difference in Elo. */
    public double eloHigh() {
        return Elo.difference(interval.high());
    }

    /** Returns half the width of the interval in Elo, for {@code ±}; infinite if one end is infinite. */
    public double eloError() {
        return (eloHigh() - eloLow()) / 2;
    }
}
