package arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A round robin: all contestants against each other, or one against all others, on every seat.
 *
 * <p>As many contestants as fit into one game sit at one table; if there are more, each group of that size has a table,
 * which is each pair in a game of two. If there are fewer than the game needs, they take the remaining seats by turns.
 * A block rotates the table once around, or until the seats are as before: in game r, seat s belongs to the contestant
 * of seat s + r in the first game, which is a Latin square, and with two seats the swap.
 *
 * <p>The first block of all tables comes before the second one, so that a tournament that is stopped early is a smaller
 * round robin.
 */
public final class RoundRobin implements Iterable<Pairing> {

    /** The largest number of tables; more would take too long. */
    public static final int MOST_TABLES = 500;

    private final int contestants;
    private final int blocks;
    private final List<List<Integer>> tables;
    private final int turns;
    private final Optional<Integer> single;

    private RoundRobin(int contestants, int blocks, List<List<Integer>> tables, Optional<Integer> single) {
        this.contestants = contestants;
        this.blocks = blocks;
        this.tables = List.copyOf(tables);
        this.turns = turns(tables.get(0));
        this.single = single;
    }

    /**
     * Creates a schedule.
     *
     * @param contestants at least 2
     * @param seats the numbers of seats that the game can have
     * @param gamesAtEachTable at least 1; rounded up to whole blocks
     * @throws IllegalArgumentException with a sentence for people if these are too many tables
     */
    public static RoundRobin of(int contestants, Seats seats, int gamesAtEachTable) {
        if (contestants < 2 || gamesAtEachTable < 1) {
            throw new IllegalArgumentException(
                    contestants + " contestants and " + gamesAtEachTable + " games are no tournament");
        }
        int size = Math.min(contestants, seats.most());
        List<List<Integer>> tables = new ArrayList<>();
        addGroups(new ArrayList<>(), 0, contestants, size, tables);
        tables.replaceAll(group -> filled(group, seats.least()));
        return new RoundRobin(contestants, blocks(gamesAtEachTable, tables), tables, Optional.empty());
    }

    /**
     * Creates a schedule in which one contestant, the last one, plays every game, on one seat. The others share the
     * remaining seats: all of them at one table, or each group that fits.
     *
     * @param others the number of the other contestants, at least 1
     * @param gamesAtEachTable at least 1; rounded up to whole blocks
     * @throws IllegalArgumentException with a sentence for people if these are too many tables
     */
    public static RoundRobin oneAmongOthers(int others, Seats seats, int gamesAtEachTable) {
        if (others < 1 || gamesAtEachTable < 1) {
            throw new IllegalArgumentException(others + " others and " + gamesAtEachTable + " games are no tournament");
        }
        List<List<Integer>> tables = new ArrayList<>();
        addGroups(new ArrayList<>(), 0, others, Math.min(others, seats.most() - 1), tables);
        tables.replaceAll(group -> Stream.concat(filled(group, seats.least() - 1).stream(), Stream.of(others))
                .toList());
        return new RoundRobin(others + 1, blocks(gamesAtEachTable, tables), tables, Optional.of(others));
    }

    private static int blocks(int gamesAtEachTable, List<List<Integer>> tables) {
        int blockGames = turns(tables.get(0));
        return (gamesAtEachTable + blockGames - 1) / blockGames;
    }

    /**
     * The range of the number of seats of a game.
     *
     * @param least at least 2, since one contestant alone cannot be compared
     */
    public record Seats(int least, int most) {
        public Seats {
            if (least > most || most < 2) {
                throw new IllegalArgumentException("nobody can be compared on " + least + " to " + most + " seats");
            }
        }
    }

    private static void addGroups(
            List<Integer> begun, int next, int contestants, int size, List<List<Integer>> groups) {
        if (begun.size() == size) {
            groups.add(List.copyOf(begun));
            if (groups.size() > MOST_TABLES) {
                throw new IllegalArgumentException(contestants + " contestants make more than " + MOST_TABLES
                        + " tables of " + size + "; name fewer of them.");
            }
            return;
        }
        for (int one = next; one <= contestants - (size - begun.size()); one++) {
            begun.add(one);
            addGroups(begun, one + 1, contestants, size, groups);
            begun.remove(begun.size() - 1);
        }
    }

    private static List<Integer> filled(List<Integer> group, int least) {
        return IntStream.range(0, Math.max(group.size(), least))
                .mapToObj(chair -> group.get(chair % group.size()))
                .toList();
    }

    /**
     * Returns the number of turns after which a table is as at first: fewer than its seats if its contestants
     * alternate.
     */
    private static int turns(List<Integer> table) {
        List<Integer> turned = new ArrayList<>(table);
        int turns = 0;
        do {
            Collections.rotate(turned, -1);
            turns++;
        } while (!turned.equals(table));
        return turns;
    }

    /** Returns the number of seats of each game. */
    public int seats() {
        return tables.get(0).size();
    }

    /** Returns whether every contestant has at most one seat of a game. */
    public boolean hasOneSeatEach() {
        return tables.stream().allMatch(table -> table.stream().distinct().count() == table.size());
    }

    /** Returns the number of contestants. */
    public int contestants() {
        return contestants;
    }

    /** Returns the one contestant that plays every game and meets all others; empty if all meet each other. */
    public Optional<Integer> single() {
        return single;
    }

    /** Returns the number of games in a block. */
    public int blockGames() {
        return turns;
    }

    /** Returns the number of tables: 1 if all contestants fit into one game. */
    public int tables() {
        return tables.size();
    }

    /** Returns the number of games in all. */
    public int games() {
        return Math.multiplyExact(Math.multiplyExact(blocks, tables.size()), blockGames());
    }

    /** Returns the games in the order in which they begin, the same at each call. */
    @Override
    public Iterator<Pairing> iterator() {
        return IntStream.range(0, games()).mapToObj(this::pairing).iterator();
    }

    private Pairing pairing(int number) {
        int turn = number % blockGames();
        int table = number / blockGames() % tables.size();
        int block = number / blockGames() / tables.size();
        List<Integer> chairs = tables.get(table);
        List<Integer> seats = IntStream.range(0, chairs.size())
                .mapToObj(seat -> chairs.get((seat + turn) % chairs.size()))
                .toList();
        return new Pairing(number, block, table, seats);
    }
}
