package arena.tournament.rating;

import arena.tournament.Elo;
import arena.tournament.GameResult;
import arena.tournament.Interval;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How strong contestants are, from all their games together.
 *
 * <p>The model: each contestant has a strength; of those who are still without a place in a game, each takes the next
 * one with a chance in proportion to its strength (R. D. Luce, "Individual Choice Behavior", 1959; R. L. Plackett, "The
 * Analysis of Permutations", 1975). For two seats that is the model of R. A. Bradley and M. E. Terry ("Rank Analysis of
 * Incomplete Block Designs", 1952), and of Elo. Ratings are the strengths for which the games were likeliest, on Elo's
 * scale: 400 points more are ten times the strength, and {@link Elo#score} of a difference is the score that two seats
 * let expect. Only differences mean anything, so the mean of all contestants is set to {@link #MEAN}.
 *
 * <p>A draw is half a win and half a loss, as in Elo's ratings. Models that give draws a chance of their own find
 * nearly the same but for the scale (H. Turner and D. Firth, "Bradley-Terry models in R: the BradleyTerry2 package",
 * 2012, "A note on the treatment of ties"). A tie of more seats counts as the mean of all orders that would break it.
 * As draws vary less than wins and losses, intervals are rather too wide where draws are many.
 *
 * <p>The intervals are those of the normal distribution, with the covariance that the information at the maximum gives;
 * the {@link Prior} counts as games there too. They take the games for independent. Games of one seed are not quite: if
 * seats are swapped in them, intervals are rather too wide; if bots without chance play the same game over again, far
 * too narrow. The seat is not part of the model: formats deal the seats out by turns or by lot.
 */
public final class Ratings {

    /** What the ratings of all contestants are on the average. */
    public static final double MEAN = 1500;

    /** How many contestants can be rated at most; the work grows with the third power of it. */
    public static final int MOST_CONTESTANTS = 1_000;

    /** How many seats may share a place at most; each more of them doubles the work that a game is. */
    public static final int MOST_TIED = 10;

    /** The points of a strength that is e times another. */
    private static final double POINTS = Elo.difference(Math.E / (1 + Math.E));

    /** The quantile of the normal distribution that leaves 2.5 % on each side. */
    private static final double TWO_SIDED_95 = 1.959964;

    private final StrengthFit fit;
    private final List<Rating> all;

    private Ratings(StrengthFit fit, int[] played) {
        this.fit = fit;
        double mean = mean(played.length, fit::strength);
        double[] withMean = IntStream.range(0, played.length)
                .mapToDouble(one -> mean(played.length, other -> fit.covariance(one, other)))
                .toArray();
        double ofMean = mean(played.length, one -> withMean[one]);
        this.all = IntStream.range(0, played.length)
                .mapToObj(one -> {
                    double value = MEAN + POINTS * (fit.strength(one) - mean);
                    double variance = fit.covariance(one, one) - 2 * withMean[one] + ofMean;
                    return new Rating(one, value, around(value, variance), played[one]);
                })
                .toList();
    }

    private static double mean(int contestants, IntToDoubleFunction figure) {
        return IntStream.range(0, contestants).mapToDouble(figure).average().orElseThrow();
    }

    /** Rounding can leave a variance of 0 a little below it. */
    private static Interval around(double middle, double variance) {
        double half = TWO_SIDED_95 * POINTS * Math.sqrt(Math.max(0, variance));
        return new Interval(middle - half, middle + half);
    }

    /**
     * Rates contestants.
     *
     * @param contestants how many there are, 1 to {@link #MOST_CONTESTANTS}; some may have played nothing
     * @param games all their games; the order has no influence
     * @throws IllegalArgumentException if there is no prior, and the games alone leave a rating infinite or unknown:
     *     for each way to part the contestants in two groups, each group must have won or drawn against the other
     * @throws ArithmeticException if a prior of next to nothing leaves the same
     */
    public static Ratings of(int contestants, List<GameResult> games, Prior prior) {
        if (contestants < 1 || contestants > MOST_CONTESTANTS) {
            throw new IllegalArgumentException(
                    "1 to " + MOST_CONTESTANTS + " contestants can be rated, not " + contestants);
        }
        games.forEach(game -> check(contestants, game));
        if (prior.isNone()) {
            requireConnected(contestants, games);
        }
        Likelihood likelihood = prior.isNone() ? new Likelihood(contestants) : withPrior(contestants, prior);
        games.forEach(game -> likelihood.add(game, 1));
        return new Ratings(StrengthFit.of(likelihood), played(contestants, games));
    }

    private static void check(int contestants, GameResult game) {
        if (game.seats().size() < 2) {
            throw new IllegalArgumentException("a game has two or more contestants, not as in " + game);
        }
        if (game.contestants().stream().anyMatch(one -> one < 0 || one >= contestants)) {
            throw new IllegalArgumentException(
                    "there are " + contestants + " contestants, who count from 0, but " + game);
        }
        if (game.places().stream().anyMatch(place -> game.on(place) > MOST_TIED)) {
            throw new IllegalArgumentException("at most " + MOST_TIED + " seats may share a place, not as in " + game);
        }
    }

    private static void requireConnected(int contestants, List<GameResult> games) {
        List<Integer> unconnected = new Connection(contestants, games).unconnected();
        if (!unconnected.isEmpty()) {
            throw new IllegalArgumentException(
                    "without a prior, wins must lead from every contestant to every other; none"
                            + " lead both from contestant 0 to these and back: " + unconnected);
        }
    }

    /** The virtual contestant comes last, so that the strengths of the others are measured against it. */
    private static Likelihood withPrior(int contestants, Prior prior) {
        Likelihood likelihood = new Likelihood(contestants + 1);
        for (int one = 0; one < contestants; one++) {
            likelihood.add(GameResult.of(List.of(one, contestants), List.of(1, 1)), prior.draws());
        }
        return likelihood;
    }

    private static int[] played(int contestants, List<GameResult> games) {
        int[] played = new int[contestants];
        games.forEach(game -> game.contestants().stream().distinct().forEach(one -> played[one]++));
        return played;
    }

    /** Returns the ratings, contestant 0 first. */
    public List<Rating> all() {
        return all;
    }

    /** Returns where the rating of one contestant less that of another lies with 95 % confidence. */
    public Interval difference(int one, int other) {
        return around(
                all.get(one).value() - all.get(other).value(),
                fit.covariance(one, one) + fit.covariance(other, other) - 2 * fit.covariance(one, other));
    }
}
