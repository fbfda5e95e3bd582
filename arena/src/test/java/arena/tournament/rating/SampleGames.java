package arena.tournament.rating;

import arena.game.Chance;
import arena.tournament.GameResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Sample games to be rated. */
final class SampleGames {

    private static final int FINE = 1_000_000;

    private SampleGames() {}

    /** Returns games of two with a winner. */
    static List<GameResult> won(int winner, int loser, int times) {
        return Collections.nCopies(times, GameResult.of(List.of(winner, loser), List.of(1, 2)));
    }

    /** Returns drawn games of two. */
    static List<GameResult> drawn(int one, int other, int times) {
        return Collections.nCopies(times, GameResult.of(List.of(one, other), List.of(1, 1)));
    }

    /** Returns a game with the given order, best first. */
    static GameResult ranked(Integer... order) {
        return ranked(List.of(order));
    }

    private static GameResult ranked(List<Integer> order) {
        return GameResult.of(
                order, IntStream.rangeClosed(1, order.size()).boxed().toList());
    }

    /**
     * Returns a random game by the model.
     *
     * @param strengths the logarithm of the strength of each contestant
     */
    static GameResult played(double[] strengths, List<Integer> seats, Chance chance) {
        List<Integer> left = new ArrayList<>(seats);
        List<Integer> order = new ArrayList<>();
        Chance rest = chance;
        while (!left.isEmpty()) {
            Chance.Drawn number = rest.below(FINE);
            rest = number.rest();
            order.add(left.remove(chosen(strengths, left, (number.whole() + 0.5) / FINE)));
        }
        return ranked(order);
    }

    /** Returns the index of the contestant at a point of the unit interval, which the strengths divide. */
    private static int chosen(double[] strengths, List<Integer> left, double point) {
        double rest = point
                * left.stream().mapToDouble(one -> Math.exp(strengths[one])).sum();
        int index = 0;
        while (index < left.size() - 1 && rest >= Math.exp(strengths[left.get(index)])) {
            rest -= Math.exp(strengths[left.get(index)]);
            index++;
        }
        return index;
    }
}
