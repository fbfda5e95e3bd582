package arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tables of a round robin, as numbers of members from 0.
 *
 * <p>In a game of two there is a table for each pair, in rounds in which each member has at most one game (the circle
 * method: one stays, the others go round). In a game of more seats there is every possible table, if these are few.
 * Else there is one table for each member, made by rotating a first table through the numbers: each member plays the
 * same number of games, once on each seat, and the first table is chosen so that all pairs meet about equally often.
 *
 * @param rounds the tables of each round
 * @param balanced whether each member sits once on each seat if the numbers of a table are its seats in their order
 */
record RoundRobinTables(List<List<List<Integer>>> rounds, boolean balanced) {

    /** The largest number of tables for which all are played. */
    static final int FEW = 30;

    RoundRobinTables {
        rounds = rounds.stream()
                .map(round -> round.stream().map(List::copyOf).toList())
                .toList();
    }

    /** Returns the tables of some members; members that are fewer than the seats sit at one table. */
    static RoundRobinTables of(int members, int seats) {
        if (seats == 2) {
            return new RoundRobinTables(pairs(members), false);
        }
        int size = Math.min(members, seats);
        return isFew(members, size)
                ? new RoundRobinTables(inRounds(all(members, size)), false)
                : new RoundRobinTables(inRounds(turned(members, size)), true);
    }

    /**
     * Returns the rounds in the order of a leg, from 1. Five members that meet in pairs could not rest after each game
     * if all legs had the same order.
     */
    List<List<List<Integer>>> rounds(int leg) {
        boolean five = rounds.size() == 5 && rounds.get(0).size() == 2;
        return five && leg % 2 == 0
                ? IntStream.range(0, 5)
                        .mapToObj(round -> rounds.get(2 * round % 5))
                        .toList()
                : rounds;
    }

    /** Returns the number of tables that {@link #of} makes. */
    static int number(int members, int seats) {
        int size = Math.min(members, seats);
        return seats == 2 || isFew(members, size) ? (int) choices(members, size) : members;
    }

    private static boolean isFew(int members, int size) {
        return choices(members, size) <= FEW;
    }

    private static long choices(int members, int size) {
        long choices = 1;
        for (int chosen = 1; chosen <= size && choices < Integer.MAX_VALUE; chosen++) {
            choices = choices * (members - size + chosen) / chosen;
        }
        return choices;
    }

    private static List<List<List<Integer>>> pairs(int members) {
        int even = members + members % 2;
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int round : order(even - 1)) {
            rounds.add(pairs(members, even, round));
        }
        return rounds;
    }

    /**
     * Returns the order of the rounds: with five members an order that lets each rest after each game; with more any
     * order does.
     */
    private static List<Integer> order(int rounds) {
        return rounds == 5
                ? List.of(0, 2, 1, 4, 3)
                : IntStream.range(0, rounds).boxed().toList();
    }

    private static List<List<Integer>> pairs(int members, int even, int round) {
        int circle = even - 1;
        List<List<Integer>> pairs = new ArrayList<>();
        if (even == members) {
            pairs.add(List.of(round, circle));
        }
        for (int step = 1; step < even / 2; step++) {
            pairs.add(List.of((round + step) % circle, (round - step + circle) % circle));
        }
        return pairs;
    }

    private static List<List<Integer>> all(int members, int size) {
        List<List<Integer>> tables = new ArrayList<>();
        addAll(new ArrayList<>(), members, size, tables);
        return tables;
    }

    private static void addAll(List<Integer> begun, int members, int size, List<List<Integer>> tables) {
        if (begun.size() == size) {
            tables.add(List.copyOf(begun));
            return;
        }
        int next = begun.isEmpty() ? 0 : begun.get(begun.size() - 1) + 1;
        for (int one = next; one < members; one++) {
            begun.add(one);
            addAll(begun, members, size, tables);
            begun.remove(begun.size() - 1);
        }
    }

    private static List<List<Integer>> turned(int members, int size) {
        List<Integer> first = first(members, size);
        return IntStream.range(0, members)
                .mapToObj(turn ->
                        first.stream().map(one -> (one + turn) % members).toList())
                .toList();
    }

    /**
     * Returns a table whose distances around the circle differ as much as possible; its members are chosen one after
     * the other.
     */
    private static List<Integer> first(int members, int size) {
        int[] met = new int[members];
        List<Integer> table = new ArrayList<>(List.of(0));
        while (table.size() < size) {
            int best = IntStream.range(1, members)
                    .filter(one -> !table.contains(one))
                    .boxed()
                    .min(Comparator.comparingInt(one -> crowding(table, one, met)))
                    .orElseThrow();
            table.forEach(other -> {
                met[best - other < 0 ? best - other + members : best - other]++;
                met[other - best < 0 ? other - best + members : other - best]++;
            });
            table.add(best);
        }
        return table;
    }

    private static int crowding(List<Integer> table, int one, int[] met) {
        return table.stream()
                .mapToInt(other -> met[Math.floorMod(one - other, met.length)])
                .map(times -> times * times + times)
                .sum();
    }

    /**
     * Returns some tables in rounds in which each member has at most one game, each table in the first possible round.
     */
    static List<List<List<Integer>>> inRounds(List<List<Integer>> tables) {
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (List<Integer> table : tables) {
            rounds.stream()
                    .filter(round -> round.stream().allMatch(other -> Collections.disjoint(other, table)))
                    .findFirst()
                    .orElseGet(() -> {
                        rounds.add(new ArrayList<>());
                        return rounds.get(rounds.size() - 1);
                    })
                    .add(table);
        }
        return rounds;
    }
}
