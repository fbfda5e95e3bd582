package arena.games.asterobots.levels;

import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Vein;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The distances between the veins of a match, which are numbered from 0 in the order of every view. */
public final class VeinDistances {

    private final int[][] steps;
    private final int[][] nearest;

    VeinDistances(List<Vein> veins) {
        int count = veins.size();
        steps = new int[count][count];
        for (int from = 0; from < count; from++) {
            for (int to = 0; to < from; to++) {
                steps[from][to] = Asteroid.distance(
                        veins.get(from).location(), veins.get(to).location());
                steps[to][from] = steps[from][to];
            }
        }
        nearest = IntStream.range(0, count).mapToObj(this::others).toArray(int[][]::new);
    }

    private int[] others(int from) {
        return IntStream.range(0, steps.length)
                .filter(to -> to != from)
                .boxed()
                .sorted(Comparator.comparingInt(to -> steps[from][to]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns the number of veins. */
    int veins() {
        return steps.length;
    }

    /** Returns the number of steps of a squad from one vein to another. */
    int steps(int from, int to) {
        return steps[from][to];
    }

    /** Returns another vein by its rank of distance: 0 for the nearest. */
    int neighbour(int from, int place) {
        return nearest[from][place];
    }
}
