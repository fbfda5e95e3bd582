package arena.tournament.rating;

import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The connections of contestants by results: an edge leads from a contestant to each that was not worse in a game.
 *
 * <p>If not every contestant can be reached from every other, the contestants fall into two groups of which one has
 * never lost to the other, and the maximum of the likelihood has no finite strengths (L. R. Ford, "Solution of a
 * ranking problem from binary comparisons", 1957; D. R. Hunter, "MM algorithms for generalized Bradley-Terry models",
 * 2004, assumptions 1 and 2).
 */
final class Connection {

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
