package arena.superbot.asterobots;

import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Vein;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How far it is between the veins of a match, which are numbered from 0 in the order of every view. */
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

    /** Returns how many veins there are. */
    int veins() {
        return steps.length;
    }

    /** Returns how many steps a squad needs from one vein to another. */
    int steps(int from, int to) {
        return steps[from][to];
    }

    /** Returns the neighbour of that place among all other veins: 0 for the nearest. */
    int neighbour(int from, int place) {
        return nearest[from][place];
    }
}
