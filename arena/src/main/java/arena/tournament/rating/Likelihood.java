package arena.tournament.rating;

import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * How likely it is that games end as they did, depending on the strengths of who played them; a strength here is a
 * logarithm.
 *
 * <p>Of a tie, every order that would break it is taken to have been seen for an equal part of a game, and the
 * logarithms of their likelihoods are averaged. For two seats that makes a draw half a win and half a loss. There is no
 * need to walk through all orders: in them, the tied who are still left are each subset of a size equally often.
 */
final class Likelihood {

    /** How often each has taken a place, in games. */
    private final double[] taken;

    /**
     * How often each choice was seen, in games, by who was left in it; equal ones are counted once, which saves most
     * work.
     */
    private final SortedMap<int[], Double> choices = new TreeMap<>(Arrays::compare);

    /** Makes one of no game. */
    Likelihood(int contestants) {
        taken = new double[contestants];
    }

    /** Returns how many contestants there are. */
    int contestants() {
        return taken.length;
    }

    /**
     * Adds a game.
     *
     * @param weight how often it was seen
     */
    void add(GameResult game, double weight) {
        List<Integer> worse = new ArrayList<>();
        for (List<Integer> tied : byPlace(game).values()) {
            addTied(tied, worse, weight);
            worse.addAll(tied);
        }
    }

    /** Returns who shares each place that somebody has, the worst first. */
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

    /** Returns how many subsets of a size there are. */
    private static double subsets(int of, int size) {
        double count = 1;
        for (int one = 1; one <= size; one++) {
            count = count * (of - size + one) / one;
        }
        return count;
    }

    /** Returns the derivatives at some strengths. */
    Derivatives derivatives(double[] strengths) {
        Derivatives derivatives = new Derivatives(strengths, taken);
        choices.forEach(derivatives::subtract);
        return derivatives;
    }
}
