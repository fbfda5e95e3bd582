package arena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The bracket of a knock-out, as numbers: seeds from 1 sit at tables, and the better half of each table advances.
 *
 * <p>A round has a number of seeds. The last of them sit at its tables, spread so that the tables are about equally
 * strong: with two at a table the best of them meets the last one, the second best the last but one. The seeds before
 * them have a bye. Contestants that advance from a table take over the better seeds of that table, the winner the best
 * one. So the seeds 1 and 2 can meet in the final only, and byes are those of the best seeds, in the first round.
 */
record Bracket(int seats, List<Round> rounds) {

    /**
     * A round.
     *
     * @param seeds the number of contestants left in it, those with a bye included
     * @param tables the number of tables
     * @param seats the number of seats at each table
     */
    record Round(int seeds, int tables, int seats) {

        /** Returns the number of byes: the seeds 1 to this number have one. */
        int byes() {
            return seeds - tables * seats;
        }

        /** Returns the seed on a seat of a table, both from 0: the strongest has seat 0. */
        int seed(int table, int chair) {
            return byes() + chair * tables + (chair % 2 == 0 ? table : tables - 1 - table) + 1;
        }

        /** Returns the seeds at a table, from 0, the strongest first. */
        List<Integer> seedsAt(int table) {
            return IntStream.range(0, seats)
                    .mapToObj(chair -> seed(table, chair))
                    .toList();
        }

        /** Returns the table of a seed, from 0; -1 if it has a bye. */
        int table(int seed) {
            int number = seed - byes() - 1;
            int column = Math.floorMod(number, tables);
            return number < 0 ? -1 : number / tables % 2 == 0 ? column : tables - 1 - column;
        }
    }

    Bracket {
        rounds = List.copyOf(rounds);
    }

    /**
     * Creates the bracket of a number of seeds.
     *
     * @throws IllegalArgumentException with a sentence for people if tables of this size cannot be made of them
     */
    static Bracket of(int seeds, int seats) {
        if (seeds != fitting(seeds, seats)) {
            throw new IllegalArgumentException("A knock-out of tables of " + seats + " can be played with "
                    + fitting(seeds, seats) + " contestants, not with " + seeds + ".");
        }
        List<Round> rounds = new ArrayList<>();
        int left = seats;
        rounds.add(new Round(seats, 1, seats));
        while (left < seeds) {
            int tables = Math.min(left / advancing(seats), (seeds - left) / (seats - advancing(seats)));
            left += tables * (seats - advancing(seats));
            rounds.add(0, new Round(left, tables, seats));
        }
        return new Bracket(seats, rounds);
    }

    /** Returns the smallest number of contestants, at least the given one, that a knock-out can have. */
    static int fitting(int seeds, int seats) {
        int leaving = seats - advancing(seats);
        return seats + Math.max(0, seeds - seats + leaving - 1) / leaving * leaving;
    }

    /** Returns how many contestants advance from a table: the better half, at least the winner. */
    static int advancing(int seats) {
        return Math.max(1, seats / 2);
    }

    /** Returns how many rounds before the final two seeds meet if each wins its tables until then. */
    int meeting(int seed, int other) {
        int one = seed;
        int two = other;
        for (int round = 0; round < rounds.size(); round++) {
            Round now = rounds.get(round);
            if (now.table(one) >= 0 && now.table(one) == now.table(two)) {
                return rounds.size() - 1 - round;
            }
            one = leader(now, one);
            two = leader(now, two);
        }
        return 0;
    }

    private static int leader(Round round, int seed) {
        return round.table(seed) < 0 ? seed : round.seed(round.table(seed), 0);
    }

    /**
     * Returns the tables of a round in the order of the bracket's drawing: tables whose winners meet next are
     * neighbours.
     *
     * @param round from 0
     */
    List<Integer> order(int round) {
        Round now = rounds.get(round);
        Stream<Integer> met = round == rounds.size() - 1
                ? Stream.of()
                : order(round + 1).stream()
                        .flatMap(table -> rounds.get(round + 1).seedsAt(table).stream())
                        .filter(seed -> now.table(seed) >= 0 && leader(now, seed) == seed)
                        .map(now::table);
        return Stream.concat(met, IntStream.range(0, now.tables()).boxed())
                .distinct()
                .toList();
    }
}
