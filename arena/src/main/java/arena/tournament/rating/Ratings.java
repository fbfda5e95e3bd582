package arena.tournament.rating;

import arena.tournament.Elo;
import arena.tournament.GameResult;
import arena.tournament.Interval;
import arena.tournament.SeatResult;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The ratings of contestants, estimated from all their games together.
 *
 * <p>The model: each contestant has a strength; among those still without a place in a game, each takes the next place
 * with a probability proportional to its strength (R. D. Luce, "Individual Choice Behavior", 1959; R. L. Plackett, "The
 * Analysis of Permutations", 1975). For two seats that is the model of R. A. Bradley and M. E. Terry ("Rank Analysis of
 * Incomplete Block Designs", 1952), and of Elo. Ratings are the strengths for which the games were likeliest, on Elo's
 * scale: 400 points more are ten times the strength, and {@link Elo#score} of a difference is the expected score in a
 * game of two seats. Only differences have a meaning, so the mean of all contestants is set to {@link #MEAN}.
 *
 * <p>A draw is half a win and half a loss, as in Elo's ratings. Models with a separate probability of draws give nearly
 * the same ratings except for the scale (H. Turner and D. Firth, "Bradley-Terry models in R: the BradleyTerry2
 * package", 2012, "A note on the treatment of ties"). A tie of more seats counts as the mean of all orders that would
 * break it. As draws vary less than wins and losses, intervals are slightly too wide if there are many draws.
 *
 * <p>The intervals are those of the normal distribution, with the covariance from the information at the maximum; the
 * {@link Prior} counts as games there too. They assume independent games. Games of one seed are not quite independent:
 * if seats are swapped in them, intervals are slightly too wide; if deterministic bots repeat the same game, far too
 * narrow. The seat is not part of the model: formats assign seats by turns or by lot.
 */
public final class Ratings {

    /** The mean of all ratings. */
    public static final double MEAN = 1500;

    /** The largest number of contestants; the work grows with its third power. */
    public static final int MOST_CONTESTANTS = 1_000;

    /** The largest number of seats on one place; each further seat doubles the work for a game. */
    public static final int MOST_TIED = 10;

    /** The rating difference of a strength that is e times another. */
    static final double POINTS = Elo.difference(Math.E / (1 + Math.E));

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

    /** Returns the interval of a figure; rounding can leave a variance of 0 a little below it. */
    static Interval around(double middle, double variance) {
        double half = TWO_SIDED_95 * POINTS * Math.sqrt(Math.max(0, variance));
        return new Interval(middle - half, middle + half);
    }

    /**
     * Rates contestants.
     *
     * @param contestants their number, 1 to {@link #MOST_CONTESTANTS}; some may have no game
     * @param games all their games; the order has no influence
     * @throws IllegalArgumentException if there is no prior, and the games alone leave a rating infinite or unknown:
     *     for each division of the contestants into two groups, each group must have won or drawn against the other
     * @throws ArithmeticException if a very small prior leads to the same
     */
    public static Ratings of(int contestants, List<GameResult> games, Prior prior) {
        if (contestants < 1 || contestants > MOST_CONTESTANTS) {
            throw new IllegalArgumentException(
                    "1 to " + MOST_CONTESTANTS + " contestants can be rated, not " + contestants);
        }
        return new Ratings(StrengthFit.of(likelihood(contestants, games, prior)), played(contestants, games));
    }

    static Likelihood likelihood(int contestants, List<GameResult> games, Prior prior) {
        games.forEach(game -> check(contestants, game));
        if (prior.isNone()) {
            requireConnected(contestants, games);
        }
        Likelihood likelihood = prior.isNone() ? new Likelihood(contestants) : withPrior(contestants, prior);
        games.forEach(game -> likelihood.add(game, 1));
        return likelihood;
    }

    private static void check(int contestants, GameResult game) {
        if (game.seats().size() < 2) {
            throw new IllegalArgumentException("a game has two or more contestants, not as in " + game);
        }
        if (game.contestants().stream().anyMatch(one -> one < 0 || one >= contestants)) {
            throw new IllegalArgumentException(
                    "there are " + contestants + " contestants, who count from 0, but " + game);
        }
        if (game.places().stream().anyMatch(place -> game.seatsOn(place) > MOST_TIED)) {
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

    /** Returns the number of games of each contestant. */
    static int[] played(int contestants, List<GameResult> games) {
        int[] played = new int[contestants];
        games.forEach(game -> game.contestants().stream().distinct().forEach(one -> played[one]++));
        return played;
    }

    /** Returns the ratings, contestant 0 first. */
    public List<Rating> all() {
        return all;
    }

    /** Returns the 95 % confidence interval of the rating of one contestant minus that of another. */
    public Interval difference(int one, int other) {
        return around(
                all.get(one).value() - all.get(other).value(),
                fit.covariance(one, one) + fit.covariance(other, other) - 2 * fit.covariance(one, other));
    }

    /**
     * The connections of contestants by results: an edge leads from a contestant to each that was not worse in a game.
     *
     * <p>If not every contestant can be reached from every other, the contestants fall into two groups of which one has
     * never lost to the other, and the maximum of the likelihood has no finite strengths (L. R. Ford, "Solution of a
     * ranking problem from binary comparisons", 1957; D. R. Hunter, "MM algorithms for generalized Bradley-Terry
     * models", 2004, assumptions 1 and 2).
     */
    private static final class Connection {

        private final BitSet[] above;
        private final BitSet[] below;

        /** Adds the results of games. */
        Connection(int contestants, List<GameResult> games) {
            above = sets(contestants);
            below = sets(contestants);
            games.forEach(this::add);
        }

        private static BitSet[] sets(int contestants) {
            return Stream.generate(BitSet::new).limit(contestants).toArray(BitSet[]::new);
        }

        private void add(GameResult game) {
            for (SeatResult one : game.seats()) {
                for (SeatResult other : game.seats()) {
                    if (one.place() <= other.place()) {
                        above[other.contestant()].set(one.contestant());
                        below[one.contestant()].set(other.contestant());
                    }
                }
            }
        }

        /** Returns the contestants that are not connected to contestant 0 in both directions, in order. */
        List<Integer> unconnected() {
            BitSet connected = reached(contestant -> above[contestant]);
            connected.and(reached(contestant -> below[contestant]));
            connected.flip(0, above.length);
            return connected.stream().boxed().toList();
        }

        private static BitSet reached(IntFunction<BitSet> next) {
            BitSet reached = new BitSet();
            Deque<Integer> open = new ArrayDeque<>(List.of(0));
            reached.set(0);
            while (!open.isEmpty()) {
                BitSet found = (BitSet) next.apply(open.remove()).clone();
                found.andNot(reached);
                reached.or(found);
                found.stream().forEach(open::add);
            }
            return reached;
        }
    }
}
