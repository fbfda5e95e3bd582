package arena.tournament.rating;

import java.util.Arrays;
import java.util.function.Function;

/**
 * The maximum of a likelihood.
 *
 * <p>The method is Newton's, each step shortened by the factor ln(1 + r) / r, where r is the largest change of a
 * difference that the step would make. Along a step the curvature of such a likelihood grows at most as fast as e to
 * the power of r, so that each shortened step increases the likelihood, and steps close to the maximum are hardly
 * shortened (T. Sun and Q. Tran-Dinh, "Generalized self-concordant functions: a recipe for Newton-type methods", 2019).
 *
 * @param <M> the kind of matrix
 */
final class Maximum<M extends InformationMatrix> {

    /** The largest number of steps; a dozen is usual. */
    private static final int MOST_STEPS = 1_000;

    /**
     * A step that changes no difference by more is the last. The remaining error is about the square of it, far less
     * than the rounding error.
     */
    private static final double CLOSE = 1e-7;

    private final double[] strengths;
    private final M information;

    private Maximum(double[] strengths, M information) {
        this.strengths = strengths;
        this.information = information;
    }

    /** The derivatives at some strengths. */
    static final class Point<M extends InformationMatrix> {

        private final double[] slope;
        private final M information;

        /**
         * Creates a point.
         *
         * @param slope the first derivatives
         * @param information the second ones
         */
        Point(double[] slope, M information) {
            this.slope = slope.clone();
            this.information = information;
        }

        private double[] step() {
            return Arrays.copyOf(information.solve(slope), slope.length);
        }
    }

    /**
     * Finds the maximum.
     *
     * @param derivatives returns the derivatives at some strengths
     * @throws ArithmeticException if there is none
     */
    static <M extends InformationMatrix> Maximum<M> of(
            Likelihood likelihood, Function<double[], Point<M>> derivatives) {
        double[] strengths = new double[likelihood.contestants()];
        for (int step = 0; step < MOST_STEPS; step++) {
            Point<M> point = derivatives.apply(strengths);
            double[] change = point.step();
            double reach = reach(change);
            double share = reach == 0 ? 1 : Math.log1p(reach) / reach;
            for (int one = 0; one < change.length - 1; one++) {
                strengths[one] += share * change[one];
            }
            if (reach < CLOSE) {
                return new Maximum<>(strengths, point.information);
            }
        }
        throw new ArithmeticException("no maximum within " + MOST_STEPS + " steps: " + Arrays.toString(strengths));
    }

    private static double reach(double[] change) {
        return Arrays.stream(change).max().orElseThrow()
                - Arrays.stream(change).min().orElseThrow();
    }

    /** Returns the strengths, the last one 0. */
    double[] strengths() {
        return strengths.clone();
    }

    /** Returns the information there. */
    M information() {
        return information;
    }
}
