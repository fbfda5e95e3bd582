package arena.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.AbstractBaseGraph;
import org.jgrapht.graph.DefaultGraphSpecificsStrategy;
import org.jgrapht.graph.DefaultGraphType;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.util.SupplierUtil;

/**
 * The pairing of a round of a Swiss tournament. For two seats it is a perfect matching of minimum weight; for more,
 * members with near scores sit together ({@link SwissTables}).
 *
 * <p>The rules for two seats, the most important first: no two members meet again; no member has a second bye before
 * all had one; no member has one seat three times more often than the other; the bye goes to the lowest member; the
 * members of a pair are close, by the sum of the squares of the steps between them, counted in different scores, with
 * more weight near the top; few pairs want the same seat; among equal scores the upper half of the draw meets the lower
 * half in order, as in the Dutch system. A rule yields only to an earlier one, and only in a round that could not be
 * paired otherwise: later rounds are not considered.
 *
 * <p>The first rules are enforced by leaving pairs out, so that the weights stay small: the library treats a weight of
 * 10^10 as no edge.
 */
public final class SwissPairs {

    /** The pairs that are left out, the strictest choice first. */
    private enum Strictness {
        NO_REMATCH_AND_SEATS,
        NO_REMATCH,
        NONE
    }

    /** The largest number of members of which all pairs are considered. */
    private static final int FEW = 256;

    /** The number of nearest opponents that are considered for more members, if that gives a matching. */
    private static final int NEAREST = 48;

    /** The largest number of steps that is distinguished. */
    private static final int MOST_STEPS = 12;

    /** The weight of a step near the bottom; near the top it is up to twice as large. */
    private static final int LEVEL_STEP = 24;

    /** The weight of meeting the neighbour in the draw instead of the opposite one of the other half. */
    private static final int MOST_DISPLACED = 4;

    private final SwissHistory history;
    private final List<Integer> levels;
    /** The last of the levels. */
    private final int bottom;

    // Arrays by member, since they are read for every possible pair: the level, the position among those on it, from
    // 0, and their number, the lead, and the number of games against each other member.
    private final int[] level;
    private final int[] position;
    private final int[] size;
    private final int[] lead;
    private final int[][] met;

    private SwissPairs(SwissHistory history) {
        this.history = history;
        this.levels = history.levels();
        this.bottom = Collections.max(levels);
        this.level = levels.stream().mapToInt(Integer::intValue).toArray();
        int[] counts = new int[level.length];
        this.position = Arrays.stream(level).map(one -> counts[one]++).toArray();
        this.size = Arrays.stream(level).map(one -> counts[one]).toArray();
        this.lead =
                history.members().stream().mapToInt(SwissHistory.Member::lead).toArray();
        this.met = new int[level.length][level.length];
        for (int member = 0; member < met.length; member++) {
            int[] games = met[member];
            history.members().get(member).met().forEach((other, times) -> games[other] = times);
        }
    }

    /**
     * Returns the tables of a round, without the order of their seats.
     *
     * @param seats of each table
     */
    public static SwissRound of(SwissHistory history, int seats) {
        return seats == 2 ? new SwissPairs(history).round() : SwissTables.of(history, seats);
    }

    private SwissRound round() {
        for (Strictness care : Strictness.values()) {
            for (List<Integer> byes : byes()) {
                for (int choices : choices()) {
                    Optional<SwissRound> round = round(care, byes, choices);
                    if (round.isPresent()) {
                        return round.get();
                    }
                }
            }
        }
        throw new IllegalStateException("all of " + history.members().size() + " may meet, and yet there are no pairs");
    }

    /** Returns the numbers of opponents to consider, in order: all, or if these are too many first the nearest. */
    private List<Integer> choices() {
        return levels.size() <= FEW ? List.of(levels.size()) : List.of(NEAREST, levels.size());
    }

    /** Returns the possible byes, the first choice first. */
    private List<List<Integer>> byes() {
        if (levels.size() % 2 == 0) {
            return List.of(List.of());
        }
        List<Integer> order = history.byeOrder();
        int fewest = history.members().get(order.get(0)).byes();
        return order.stream()
                .filter(member -> history.members().get(member).byes() == fewest)
                .map(List::of)
                .toList();
    }

    private Optional<SwissRound> round(Strictness care, List<Integer> byes, int choices) {
        Graph<Integer, DefaultWeightedEdge> graph = graph(care, byes, choices);
        if (!hasPerfectMatching(graph)) {
            return Optional.empty();
        }
        Matching<Integer, DefaultWeightedEdge> matching = new KolmogorovWeightedPerfectMatching<>(graph).getMatching();
        List<List<Integer>> pairs = matching.getEdges().stream()
                .map(edge -> List.of(graph.getEdgeSource(edge), graph.getEdgeTarget(edge)))
                .toList();
        return Optional.of(SwissRound.unseated(pairs, byes, levels));
    }

    /** A graph without an index by pairs of members, which would take longer to fill than the pairs themselves. */
    private static final class PairGraph extends AbstractBaseGraph<Integer, DefaultWeightedEdge> {
        private static final long serialVersionUID = 1;

        PairGraph() {
            super(
                    null,
                    SupplierUtil.createDefaultWeightedEdgeSupplier(),
                    // A graph that allows no second edge of a pair would search for one each time.
                    DefaultGraphType.multigraph().asWeighted(),
                    new DefaultGraphSpecificsStrategy<>());
        }
    }

    /** Returns whether all can be paired; an even number where each may meet half of them can (Dirac's theorem). */
    private static boolean hasPerfectMatching(Graph<Integer, DefaultWeightedEdge> graph) {
        int members = graph.vertexSet().size();
        return members % 2 == 0
                && (graph.vertexSet().stream().allMatch(member -> graph.degreeOf(member) >= members / 2)
                        || new SparseEdmondsMaximumCardinalityMatching<>(graph)
                                .getMatching()
                                .isPerfect());
    }

    private Graph<Integer, DefaultWeightedEdge> graph(Strictness care, List<Integer> byes, int choices) {
        Graph<Integer, DefaultWeightedEdge> graph = new PairGraph();
        boolean[][] added = new boolean[level.length][level.length];
        int[] playing = IntStream.range(0, level.length)
                .filter(member -> !byes.contains(member))
                .toArray();
        Arrays.stream(playing).forEach(graph::addVertex);
        for (int one : playing) {
            IntStream opponents = Arrays.stream(playing).filter(other -> one != other && mayMeet(one, other, care));
            if (choices < level.length) {
                nearest(one, opponents, choices)
                        .filter(other -> !added[other][one])
                        .forEach(other -> {
                            added[one][other] = true;
                            addPair(graph, one, other);
                        });
            } else {
                opponents.filter(other -> one < other).forEach(other -> addPair(graph, one, other));
            }
        }
        return graph;
    }

    private void addPair(Graph<Integer, DefaultWeightedEdge> graph, int one, int other) {
        graph.setEdgeWeight(graph.addEdge(one, other), (double) weight(one, other));
    }

    /** Returns the opponents with the smallest weights, and among equal weights with the smallest numbers. */
    private IntStream nearest(int one, IntStream opponents, int choices) {
        // A weight and a number are sorted as one number: a list of objects would take most of the time.
        long members = level.length;
        return opponents
                .mapToLong(other -> weight(one, other) * members + other)
                .sorted()
                .limit(choices)
                .mapToInt(choice -> (int) (choice % members));
    }

    private boolean mayMeet(int one, int other, Strictness care) {
        return switch (care) {
            case NO_REMATCH_AND_SEATS -> met[one][other] == 0 && !isOneSidedAfter(one, other);
            case NO_REMATCH -> met[one][other] == 0;
            case NONE -> true;
        };
    }

    private boolean isOneSidedAfter(int one, int other) {
        return Math.min(lead[one], lead[other]) >= 2 || Math.max(lead[one], lead[other]) <= -2;
    }

    private long weight(int one, int other) {
        long pairs = level.length / 2;
        long wish = pairs * MOST_DISPLACED + 1;
        long step = wish * (pairs + 1);
        long rematch = step * pairs * (MOST_STEPS * MOST_STEPS + 1) * 2 * LEVEL_STEP;
        long wishes = Integer.signum(lead[one]) * Integer.signum(lead[other]) > 0 ? 1 : 0;
        return met[one][other] * rematch + apart(one, other) * step + wishes * wish + displaced(one, other);
    }

    private long apart(int one, int other) {
        long steps = Math.min(Math.abs(level[one] - level[other]), MOST_STEPS);
        int below = bottom - Math.min(level[one], level[other]);
        return steps * steps * (LEVEL_STEP + Math.min(below, LEVEL_STEP));
    }

    private int displaced(int one, int other) {
        int apart = Math.abs(position[one] - position[other]);
        return level[one] == level[other] ? Math.abs(2 * apart - size[one]) * MOST_DISPLACED / size[one] : 0;
    }

    /**
     * The tables of a round of a Swiss tournament for more than two seats: members with near scores sit together. Two
     * members at a time exchange their tables, to avoid repeated meetings, until no exchange improves the round.
     *
     * <p>All tables are full: the remaining members have a bye. In the first round, when all scores are equal, the
     * members are dealt to the tables in the order of the draw, so that its first ones are spread.
     */
    private static final class SwissTables {

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

        static SwissRound of(SwissHistory history, int seats) {
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
}
