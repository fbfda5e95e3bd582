package arena.tournament.swiss;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * The pairing of a round for two seats as {@link SwissPairs} describes it, written out without regard to time.
 *
 * <p>Most rounds have several matchings of minimum weight. Which of them the library finds depends on the order in
 * which the pairs are added, and a contest that has begun is computed again from its results: so the order is part of
 * the rules.
 */
final class PlainPairs {

    private static final int FEW = 256;
    private static final int NEAREST = 48;

    /** The rules that yield, in the order in which they are tried. */
    private enum Yielding {
        NOTHING,
        SEATS,
        SEATS_AND_MEETINGS
    }

    private record Opponent(int member, double weight) {}

    private final SwissHistory history;
    private final List<Integer> levels;

    private PlainPairs(SwissHistory history) {
        this.history = history;
        this.levels = history.levels();
    }

    static SwissRound of(SwissHistory history) {
        PlainPairs pairs = new PlainPairs(history);
        int all = pairs.levels.size();
        List<Integer> choices = all <= FEW ? List.of(all) : List.of(NEAREST, all);
        for (Yielding yielding : Yielding.values()) {
            for (List<Integer> byes : pairs.byes()) {
                for (int nearest : choices) {
                    Optional<SwissRound> round = pairs.round(yielding, byes, nearest);
                    if (round.isPresent()) {
                        return round.get();
                    }
                }
            }
        }
        throw new IllegalStateException("no pairs of " + history);
    }

    private List<List<Integer>> byes() {
        List<Integer> order = history.byeOrder();
        int fewest = history.members().get(order.get(0)).byes();
        return order.size() % 2 == 0
                ? List.of(List.of())
                : order.stream()
                        .filter(member -> history.members().get(member).byes() == fewest)
                        .map(List::of)
                        .toList();
    }

    private Optional<SwissRound> round(Yielding yielding, List<Integer> byes, int nearest) {
        Graph<Integer, DefaultWeightedEdge> graph = new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        IntStream.range(0, levels.size())
                .filter(member -> !byes.contains(member))
                .forEach(graph::addVertex);
        for (int one : graph.vertexSet()) {
            List<Opponent> opponents = graph.vertexSet().stream()
                    .filter(other -> other != one && mayMeet(one, other, yielding))
                    .map(other -> new Opponent(other, weight(one, other)))
                    .toList();
            Stream<Opponent> chosen = nearest == levels.size()
                    ? opponents.stream()
                    : opponents.stream()
                            .sorted(Comparator.comparing(Opponent::weight))
                            .limit(nearest);
            chosen.filter(other -> !graph.containsEdge(one, other.member()))
                    .forEach(other -> graph.setEdgeWeight(graph.addEdge(one, other.member()), other.weight()));
        }
        if (!new SparseEdmondsMaximumCardinalityMatching<>(graph).getMatching().isPerfect()) {
            return Optional.empty();
        }
        Matching<Integer, DefaultWeightedEdge> matching = new KolmogorovWeightedPerfectMatching<>(graph).getMatching();
        return Optional.of(SwissRound.unseated(
                matching.getEdges().stream()
                        .map(edge -> List.of(graph.getEdgeSource(edge), graph.getEdgeTarget(edge)))
                        .toList(),
                byes,
                levels));
    }

    private boolean mayMeet(int one, int other, Yielding yielding) {
        boolean bothFirst = lead(one) >= 2 && lead(other) >= 2;
        boolean bothSecond = lead(one) <= -2 && lead(other) <= -2;
        return switch (yielding) {
            case NOTHING -> met(one, other) == 0 && !bothFirst && !bothSecond;
            case SEATS -> met(one, other) == 0;
            case SEATS_AND_MEETINGS -> true;
        };
    }

    private double weight(int one, int other) {
        int members = levels.size();
        double pairs = (members - members % 2) / 2.0;
        double sameWish = 4 * pairs + 1;
        double step = sameWish * (pairs + 1);
        double rematch = step * pairs * 145 * 48;
        int steps = Math.min(12, Math.abs(levels.get(one) - levels.get(other)));
        int belowTheBetter = Collections.max(levels) - Math.min(levels.get(one), levels.get(other));
        return rematch * met(one, other)
                + step * steps * steps * (24 + Math.min(24, belowTheBetter))
                + (lead(one) * lead(other) > 0 ? sameWish : 0)
                + (steps == 0 ? displaced(one, other) : 0);
    }

    /** Returns 0 for two members that are half of all equal ones apart in the draw, and up to 4 for others. */
    private int displaced(int one, int other) {
        List<Integer> equal = IntStream.range(0, levels.size())
                .filter(member -> levels.get(member).equals(levels.get(one)))
                .boxed()
                .toList();
        int apart = Math.abs(equal.indexOf(one) - equal.indexOf(other));
        return Math.abs(2 * apart - equal.size()) * 4 / equal.size();
    }

    private int met(int one, int other) {
        return history.members().get(one).met(other);
    }

    private int lead(int member) {
        return history.members().get(member).lead();
    }
}
