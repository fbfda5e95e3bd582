package arena.tournament;

/**
 * What the blocks of a duel say about the strength of one contestant against another.
 *
 * <p>Estimated are the expected score of a block and its standard error from the counts of whole blocks. The games of a
 * block have one seed and opposite seats, so their results depend on each other; counting games as if they were
 * independent would make the interval wrong, mostly too wide (M. Van den Bergh, "The pentanomial model", and the
 * documentation of Fishtest and fastchess, who publish the same figures as "Elo ± error"). As few blocks, or blocks
 * that all ended alike, would seem certain, the interval is that of the counts with one lost and one won block added:
 * for independent games that is the rule of two successes and two failures more (A. Agresti and B. A. Coull,
 * "Approximate is better than exact for interval estimation of binomial proportions", 1998).
 *
 * @param score the mean score, 0 to 1; one half if there is no block yet
 * @param interval where it lies with 95 % confidence
 */
public record PairedScore(double score, Interval interval) {

    /** Returns what some counts say. */
    public static PairedScore of(BlockScores scores) {
        BlockScores cautious = scores.withBothExtremes();
        double error = Math.sqrt(cautious.variance() / cautious.blocks());
        return new PairedScore(
                scores.blocks() == 0 ? 0.5 : scores.mean(),
                Interval.around(cautious.mean(), Interval.TWO_SIDED_95 * error));
    }

    /** Returns the difference in Elo; infinite if one side has won everything. */
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

    /** Returns half the width of the interval in Elo, for {@code ±}; infinite if an end is. */
    public double eloError() {
        return (eloHigh() - eloLow()) / 2;
    }
}
