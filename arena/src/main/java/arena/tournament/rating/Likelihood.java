package arena.tournament.rating;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The likelihood of the results of games, as a function of the players' strengths; a strength here is a logarithm.
 *
 * <p>A tie counts as every order that would break it, each as an equal part of a game: the logarithms of their
 * likelihoods are averaged. For two seats that makes a draw half a win and half a loss. The orders need not be
 * enumerated: the tied seats that are still left are each subset of a size equally often.
 */
final class Likelihood {

    /** The number of places that each contestant has taken, in games. */
    private final double[] taken;

    /**
     * The number of times that each choice has occurred, in games, by the contestants left in it; equal choices are
     * merged, which saves most of the work.
     */
    private final SortedMap<int[], Double> choices = new TreeMap<>(Arrays::compare);

    /** Creates the likelihood of no game. */
    Likelihood(int contestants) {
        taken = new double[contestants];
    }

    /** Returns the number of contestants. */
    int contestants() {
        return taken.length;
    }

    /**
     * Adds a game.
     *
     * @param weight how often the game counts
     */
    void add(GameResult game, double weight) {
        List<Integer> worse = new ArrayList<>();
        for (List<Integer> tied : byPlace(game).values()) {
            addTied(tied, worse, weight);
            worse.addAll(tied);
        }
    }

    /** Returns the contestants on each place, the worst first. */
    private static SortedMap<Integer, List<Integer>> byPlace(GameResult game) {
        SortedMap<Integer, List<Integer>> sharing = new TreeMap<>(Comparator.reverseOrder());
        game.seats()
                .forEach(seat -> sharing.computeIfAbsent(seat.place(), place -> new ArrayList<>())
                        .add(seat.contestant()));
        return sharing;
    }

    private void addTied(List<Integer> tied, List<Integer> worse, double weight) {
        tied.forEach(one -> taken[one] += weight);
        for (int subset = 1; subset < 1 << tied.size(); subset++) {
            int[] left = IntStream.concat(members(tied, subset), worse.stream().mapToInt(Integer::intValue))
                    .sorted()
                    .toArray();
            choices.merge(left, weight / subsets(tied.size(), Integer.bitCount(subset)), Double::sum);
        }
    }

    private static IntStream members(List<Integer> of, int subset) {
        return IntStream.range(0, of.size())
                .filter(index -> (subset >> index & 1) == 1)
                .map(of::get);
    }

    /** Returns the number of subsets of a size. */
    private static double subsets(int of, int size) {
        double count = 1;
        for (int one = 1; one <= size; one++) {
            count = count * (of - size + one) / one;
        }
        return count;
    }

    /** Returns the contestants left in each choice. */
    Stream<int[]> choices() {
        return choices.keySet().stream();
    }

    /**
     * Returns the first derivatives at some strengths.
     *
     * @param information receives the negative second derivatives
     */
    double[] slope(double[] strengths, PairSums information) {
        Derivatives derivatives = new Derivatives(strengths, taken, information);
        choices.forEach(derivatives::subtract);
        return derivatives.slope();
    }
}
