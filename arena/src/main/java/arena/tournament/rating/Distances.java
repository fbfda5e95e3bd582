package arena.tournament.rating;

import arena.tournament.GameResult;
import arena.tournament.Interval;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The distances of contestants from one of them, the mark, on Elo's scale: the model of {@link Ratings} for any number
 * of contestants.
 *
 * <p>The distances are those of {@link Ratings}. So are the intervals of up to {@link #MOST_EXACT} contestants. Of
 * more, whose whole covariance would take too long, the intervals come from a number of errors with the right
 * covariance, always the same ones for the same games; they differ from the exact ones by about 4 % of their width.
 */
public final class Distances {

    /** The largest number of contestants whose intervals are exact. */
    public static final int MOST_EXACT = 200;

    private static final int SAMPLES = 300;

    private final double[] values;
    private final Interval[] intervals;
    private final int[] games;

    private Distances(double[] values, Interval[] intervals, int[] games) {
        this.values = values;
        this.intervals = intervals;
        this.games = games;
    }

    /**
     * Rates contestants by their distances from the mark.
     *
     * @param contestants their number; some may have no game
     * @param games all their games; the order has no influence
     */
    public static Distances of(int contestants, List<GameResult> games, int mark) {
        return contestants <= MOST_EXACT ? exact(contestants, games, mark) : sampled(contestants, games, mark);
    }

    private static Distances exact(int contestants, List<GameResult> games, int mark) {
        Ratings ratings = Ratings.of(contestants, games, Prior.USUAL);
        double zero = ratings.all().get(mark).value();
        return new Distances(
                ratings.all().stream()
                        .mapToDouble(rating -> rating.value() - zero)
                        .toArray(),
                IntStream.range(0, contestants)
                        .mapToObj(one -> ratings.difference(one, mark))
                        .toArray(Interval[]::new),
                ratings.all().stream().mapToInt(Rating::games).toArray());
    }

    /** Visible for the comparison with the exact intervals. */
    static Distances sampled(int contestants, List<GameResult> games, int mark) {
        Likelihood likelihood = Ratings.likelihood(contestants, games, Prior.USUAL);
        SparsePairs pairs = SparsePairs.of(likelihood);
        Maximum<SparsePairs> maximum = Maximum.of(likelihood, at -> {
            SparsePairs information = pairs.emptied();
            return new Maximum.Point<>(likelihood.slope(at, information), information);
        });
        double[] squares = new double[contestants];
        for (int sample = 0; sample < SAMPLES; sample++) {
            double[] errors = maximum.information().errors(sample);
            for (int one = 0; one < contestants; one++) {
                double error = errors[one] - errors[mark];
                squares[one] += error * error;
            }
        }
        double[] strengths = maximum.strengths();
        double[] values = IntStream.range(0, contestants)
                .mapToDouble(one -> Ratings.POINTS * (strengths[one] - strengths[mark]))
                .toArray();
        Interval[] intervals = IntStream.range(0, contestants)
                .mapToObj(one -> Ratings.around(values[one], squares[one] / SAMPLES))
                .toArray(Interval[]::new);
        return new Distances(values, intervals, Ratings.played(contestants, games));
    }

    /** Returns the distance of a contestant; positive if it is stronger than the mark. */
    public double value(int contestant) {
        return values[contestant];
    }

    /** Returns the 95 % confidence interval of the distance. */
    public Interval interval(int contestant) {
        return intervals[contestant];
    }

    /** Returns the number of games of a contestant. */
    public int games(int contestant) {
        return games[contestant];
    }
}
