package arena.tournament.rating;

import java.util.Arrays;

/**
 * Information about those pairs that have met: for any number of contestants. Equations are solved by conjugate
 * gradients, the diagonal as preconditioner (M. R. Hestenes and E. Stiefel, "Methods of conjugate gradients for solving
 * linear systems", 1952). The strength of the last contestant is 0.
 */
final class SparsePairs implements PairSums, InformationMatrix {

    /** The share of the vector's length that the solution of an equation may leave. */
    private static final double PRECISION = 1e-11;

    /** The same for samples of errors, which are uncertain anyway. */
    private static final double SAMPLE_PRECISION = 1e-3;

    /** The pairs, each as a number made of both contestants, ascending. */
    private final long[] pairs;

    private final double[] amounts;
    private final int free;

    /** Creates sums without information. */
    private SparsePairs(int contestants, long[] pairs) {
        this.pairs = pairs;
        this.amounts = new double[pairs.length];
        this.free = contestants - 1;
    }

    /** Creates empty sums for the pairs that occur in the choices of a likelihood. */
    static SparsePairs of(Likelihood likelihood) {
        long[] pairs = likelihood
                .choices()
                .flatMapToLong(left -> Arrays.stream(left)
                        .asLongStream()
                        .flatMap(one -> Arrays.stream(left)
                                .filter(other -> other < one)
                                .mapToLong(other -> pair((int) one, other))))
                .sorted()
                .distinct()
                .toArray();
        return new SparsePairs(likelihood.contestants(), pairs);
    }

    /** Returns empty sums for the same pairs. */
    SparsePairs emptied() {
        return new SparsePairs(free + 1, pairs);
    }

    private static long pair(int one, int other) {
        return (long) Math.max(one, other) << Integer.SIZE | Math.min(one, other);
    }

    private int larger(int index) {
        return (int) (pairs[index] >> Integer.SIZE);
    }

    private int smaller(int index) {
        return (int) pairs[index];
    }

    @Override
    public void add(int one, int other, double amount) {
        amounts[Arrays.binarySearch(pairs, pair(one, other))] += amount;
    }

    @Override
    public double[] solve(double[] vector) {
        return solve(vector, PRECISION);
    }

    private double[] solve(double[] vector, double precision) {
        double[] diagonal = diagonal();
        double[] solution = new double[free];
        double[] rest = Arrays.copyOf(vector, free);
        double[] direction = new double[free];
        double limit = product(rest, rest) * precision * precision;
        double before = 1;
        for (int step = 0; product(rest, rest) > limit && step < 10 * free; step++) {
            double[] scaled = new double[free];
            for (int one = 0; one < free; one++) {
                scaled[one] = rest[one] / diagonal[one];
            }
            double now = product(rest, scaled);
            double keep = step == 0 ? 0 : now / before;
            for (int one = 0; one < free; one++) {
                direction[one] = scaled[one] + keep * direction[one];
            }
            double[] image = times(direction);
            double length = now / product(direction, image);
            for (int one = 0; one < free; one++) {
                solution[one] += length * direction[one];
                rest[one] -= length * image[one];
            }
            before = now;
        }
        return solution;
    }

    private double[] diagonal() {
        double[] diagonal = new double[free + 1];
        for (int index = 0; index < pairs.length; index++) {
            diagonal[larger(index)] += amounts[index];
            diagonal[smaller(index)] += amounts[index];
        }
        return diagonal;
    }

    private double[] times(double[] vector) {
        double[] image = new double[free];
        for (int index = 0; index < pairs.length; index++) {
            int larger = larger(index);
            int smaller = smaller(index);
            double flow = amounts[index] * ((larger < free ? vector[larger] : 0) - vector[smaller]);
            image[smaller] -= flow;
            if (larger < free) {
                image[larger] += flow;
            }
        }
        return image;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int index = 0; index < one.length; index++) {
            sum += one[index] * other[index];
        }
        return sum;
    }

    /**
     * Returns a sample of errors of the strengths: over many samples their covariance is the inverse of the
     * information.
     *
     * <p>Each pair disturbs the equation by the root of its information, up or down. The inverse of the matrix turns
     * the covariance of these disturbances, which is the matrix itself, into its inverse.
     */
    double[] errors(int sample) {
        double[] disturbed = new double[free + 1];
        for (int index = 0; index < pairs.length; index++) {
            double push = Math.sqrt(amounts[index]) * (isUp(pairs[index], sample) ? 1 : -1);
            disturbed[larger(index)] += push;
            disturbed[smaller(index)] -= push;
        }
        return Arrays.copyOf(solve(disturbed, SAMPLE_PRECISION), free + 1);
    }

    /** Returns one bit of a hash of both, always the same one, so that a rating changes only with the games. */
    private static boolean isUp(long pair, int sample) {
        // The constants and shifts are those of SplittableRandom.
        long hash = pair * 0x9e3779b97f4a7c15L + sample * 0xd1342543de82ef95L;
        hash = (hash ^ hash >>> 30) * 0xbf58476d1ce4e5b9L;
        hash = (hash ^ hash >>> 27) * 0x94d049bb133111ebL;
        return (hash ^ hash >>> 31) < 0;
    }
}
