package arena.tournament.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tables of a round of a Swiss tournament for more than two seats: members with near scores sit together. Two
 * members at a time exchange their tables, to avoid repeated meetings, until no exchange improves the round.
 *
 * <p>All tables are full: the remaining members have a bye. In the first round, when all scores are equal, the members
 * are dealt to the tables in the order of the draw, so that its first ones are spread.
 */
public final class SwissTables {

    /** A repeated meeting is worse than any distance in points. */
    private static final long REMATCH = 1_000_000_000;

    private final SwissHistory history;
    private final List<Integer> levels;
    private final List<List<Integer>> tables = new ArrayList<>();

    private SwissTables(SwissHistory history, List<Integer> playing, int seats) {
        this.history = history;
        this.levels = history.levels();
        boolean first = levels.stream().distinct().count() == 1;
        int number = playing.size() / seats;
        IntStream.range(0, number).forEach(table -> tables.add(new ArrayList<>()));
        for (int place = 0; place < playing.size(); place++) {
            tables.get(first ? place % number : place / seats).add(playing.get(place));
        }
    }

    /** Returns the tables, without seats. */
    public static SwissRound of(SwissHistory history, int seats) {
        List<Integer> byes = history.byeOrder().subList(0, history.members().size() % seats);
        List<Integer> levels = history.levels();
        List<Integer> playing = IntStream.range(0, levels.size())
                .filter(member -> !byes.contains(member))
                .boxed()
                .sorted(Comparator.comparing(levels::get))
                .toList();
        SwissTables tables = new SwissTables(history, playing, seats);
        while (tables.isBetterAfterOneExchange()) {
            // The sum of all strains has become smaller, so this ends.
        }
        return SwissRound.unseated(tables.tables, byes, levels);
    }

    private boolean isBetterAfterOneExchange() {
        boolean better = false;
        for (int one = 0; one < tables.size(); one++) {
            for (int other = one + 1; other < tables.size(); other++) {
                better |= isBetterAfterOneExchange(tables.get(one), tables.get(other));
            }
        }
        return better;
    }

    private boolean isBetterAfterOneExchange(List<Integer> table, List<Integer> other) {
        long before = strain(table) + strain(other);
        for (int chair = 0; chair < table.size(); chair++) {
            for (int seat = 0; seat < other.size(); seat++) {
                exchange(table, chair, other, seat);
                if (strain(table) + strain(other) < before) {
                    return true;
                }
                exchange(table, chair, other, seat);
            }
        }
        return false;
    }

    private static void exchange(List<Integer> table, int chair, List<Integer> other, int seat) {
        table.set(chair, other.set(seat, table.get(chair)));
    }

    private long strain(List<Integer> table) {
        long strain = 0;
        for (int one : table) {
            for (int other : table) {
                long steps = (long) levels.get(one) - levels.get(other);
                strain += one < other ? history.members().get(one).met(other) * REMATCH + steps * steps : 0;
            }
        }
        return strain;
    }
}
