package arena.tournament.swiss;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * A round of a Swiss tournament. Its members are numbers from 0, in the order of the draw.
 *
 * @param tables the member on each seat of each table, the table with the most points first
 * @param byes the members without a game
 */
public record SwissRound(List<List<Integer>> tables, List<Integer> byes) {

    public SwissRound {
        tables = tables.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
    }

    /** Returns a round without seats, with its tables in order; the levels are those of {@link SwissHistory#levels}. */
    static SwissRound unseated(List<List<Integer>> tables, List<Integer> byes, List<Integer> levels) {
        Comparator<List<Integer>> bestFirst = Comparator.comparing(
                table -> table.stream().mapToInt(levels::get).sum());
        Comparator<List<Integer>> ordered = bestFirst.thenComparing(table -> Collections.min(table));
        return new SwissRound(tables.stream().sorted(ordered).toList(), byes);
    }

    /** Returns the round with the numbers that its members have among more members. */
    public SwissRound among(List<Integer> numbers) {
        return new SwissRound(
                tables.stream()
                        .map(table -> table.stream().map(numbers::get).toList())
                        .toList(),
                byes.stream().map(numbers::get).toList());
    }
}
