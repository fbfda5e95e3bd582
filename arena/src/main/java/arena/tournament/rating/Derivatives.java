package arena.tournament.rating;

/** The derivatives of a log-likelihood by the strengths, at given strengths. */
final class Derivatives {

    private final double[] strengths;
    private final double[] slope;
    private final PairSums information;

    /**
     * Begins with the derivatives of the sum of chosen strengths, each times its weight.
     *
     * @param strengths the strengths, as logarithms
     * @param information receives the negative second derivatives
     */
    Derivatives(double[] strengths, double[] weights, PairSums information) {
        this.strengths = strengths.clone();
        this.slope = weights.clone();
        this.information = information;
    }

    /**
     * Subtracts the logarithm of the sum of strengths of which one was chosen, times a weight.
     *
     * <p>The second derivatives are added pair by pair, so that they stay positive definite however small a chance is.
     *
     * @param left the contestants of which one was chosen; a contestant on two seats occurs twice
     */
    void subtract(int[] left, double weight) {
        double[] chances = chances(left);
        for (int one = 0; one < left.length; one++) {
            slope[left[one]] -= weight * chances[one];
            for (int other = 0; other < one; other++) {
                information.add(left[one], left[other], weight * chances[one] * chances[other]);
            }
        }
    }

    /** Returns the probability of each to be chosen; the largest strength is set to 0 to avoid overflow. */
    private double[] chances(int[] left) {
        double largest = Double.NEGATIVE_INFINITY;
        for (int one : left) {
            largest = Math.max(largest, strengths[one]);
        }
        double[] chances = new double[left.length];
        double sum = 0;
        for (int one = 0; one < left.length; one++) {
            chances[one] = Math.exp(strengths[left[one]] - largest);
            sum += chances[one];
        }
        for (int one = 0; one < left.length; one++) {
            chances[one] /= sum;
        }
        return chances;
    }

    /** Returns the first derivatives. */
    double[] slope() {
        return slope.clone();
    }
}
