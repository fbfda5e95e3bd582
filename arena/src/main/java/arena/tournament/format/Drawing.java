package arena.tournament.format;

import java.util.List;
import java.util.stream.IntStream;

/** The three ways to draw. */
public final class Drawing {

    private Drawing() {}

    /** Returns the outcome of a draw by lot, from the contest's own seed. */
    public static Draw byLot(int contestants, List<Integer> fillers, Seal seal) {
        return new Draw(seal.lot("draw", IntStream.range(0, contestants).boxed().toList()), List.of(), fillers);
    }

    /** Returns the outcome of a seeding list, the strongest first; those who fill places come last. */
    public static Draw seeded(List<Integer> order, List<Integer> fillers) {
        List<Integer> seeds = IntStream.concat(
                        order.stream().mapToInt(Integer::intValue),
                        fillers.stream().mapToInt(Integer::intValue))
                .distinct()
                .boxed()
                .toList();
        return new Draw(seeds, List.of(), fillers);
    }

    /** Returns the outcome of groups that the organiser has made. */
    public static Draw byHand(List<List<Integer>> groups, List<Integer> fillers) {
        return new Draw(groups.stream().flatMap(List::stream).toList(), groups, fillers);
    }
}
