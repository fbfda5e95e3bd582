package arena.tournament.format;

import java.util.List;

/**
 * The result of the draw.
 *
 * @param order all contestants: those of the first group first if the groups were made by hand, else as they were drawn
 *     or seeded, the strongest first
 * @param byHand the members of each group, if the organiser has named them; else empty
 * @param fillers the contestants that only fill a place; a format spreads them
 */
public record DrawResult(List<Integer> order, List<List<Integer>> byHand, List<Integer> fillers) {

    public DrawResult {
        order = List.copyOf(order);
        byHand = byHand.stream().map(List::copyOf).toList();
        fillers = List.copyOf(fillers);
    }
}
