package arena.tournament.rating;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Whether results lead from every contestant to every other, going from who was not better to who was not worse in a game.
 *
 * <p>If they do not, the contestants fall into two groups of which one has not lost anything to the other, and no finite
 * strengths are the likeliest (L. R. Ford, "Solution of a ranking problem from binary comparisons", 1957; D. R. Hunter, "MM
 * algorithms for generalized Bradley-Terry models", 2004, assumptions 1 and 2).
 */
final class Connection {

    private final BitSet[] above;
    private final BitSet[] below;

    /** Looks at games. */
    Connection(int contestants, List<Game> games) {
        above = sets(contestants);
        below = sets(contestants);
        games.forEach(this::add);
    }

    private static BitSet[] sets(int contestants) {
        return Stream.generate(BitSet::new).limit(contestants).toArray(BitSet[]::new);
    }

    private void add(Game game) {
        for (int one = 0; one < game.places().size(); one++) {
            for (int other = 0; other < game.places().size(); other++) {
                if (game.places().get(one) <= game.places().get(other)) {
                    above[game.contestants().get(other)].set(game.contestants().get(one));
                    below[game.contestants().get(one)].set(game.contestants().get(other));
                }
            }
        }
    }

    /** Returns those who are not connected to contestant 0 in both directions, in order. */
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
