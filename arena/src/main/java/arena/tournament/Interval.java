package arena.tournament;

/**
 * A 95 % confidence interval, mostly of a share, 0 to 1: about 95 of a hundred such intervals contain the true value.
 */
public record Interval(double low, double high) {

    /** The quantile of the normal distribution that leaves 2.5 % on each side. */
    static final double TWO_SIDED_95 = 1.959964;

    /**
     * Returns the interval of the probability behind independent successes (Wilson, "Probable inference, the law of
     * succession, and statistical inference", 1927).
     *
     * @param trials at least 1
     */
    public static Interval wilson(int successes, int trials) {
        if (trials < 1 || successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " successes of " + trials + " are impossible");
        }
        double share = (double) successes / trials;
        double square = TWO_SIDED_95 * TWO_SIDED_95;
        double middle = (share + square / (2 * trials)) / (1 + square / trials);
        double half = TWO_SIDED_95
                / (1 + square / trials)
                * Math.sqrt(share * (1 - share) / trials + square / (4.0 * trials * trials));
        return around(middle, half);
    }

    /** Returns the interval of a share with a middle and a half width, cut to the range 0 to 1. */
    static Interval around(double middle, double half) {
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
