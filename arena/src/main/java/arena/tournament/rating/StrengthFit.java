package arena.tournament.rating;

/**
 * The maximum-likelihood fit of strengths, with their covariance; the strength of the last contestant is 0.
 */
final class StrengthFit {

    private final double[] strengths;
    private final double[][] covariance;

    private StrengthFit(double[] strengths, double[][] covariance) {
        this.strengths = strengths;
        this.covariance = covariance;
    }

    /**
     * Finds the strengths and their covariance; the work grows with the third power of the contestants.
     *
     * @throws ArithmeticException if the likelihood has no maximum
     */
    static StrengthFit of(Likelihood likelihood) {
        int free = likelihood.contestants() - 1;
        Maximum<Cholesky> maximum = Maximum.of(likelihood, strengths -> {
            DensePairs information = new DensePairs(free + 1);
            double[] slope = likelihood.slope(strengths, information);
            return new Maximum.Point<>(slope, information.decomposed(free));
        });
        return new StrengthFit(maximum.strengths(), maximum.information().inverse());
    }

    /** Returns the logarithm of a contestant's strength. */
    double strength(int contestant) {
        return strengths[contestant];
    }

    /** Returns the covariance of two strengths, 0 for the last contestant. */
    double covariance(int one, int other) {
        return Math.max(one, other) < covariance.length ? covariance[one][other] : 0;
    }
}
