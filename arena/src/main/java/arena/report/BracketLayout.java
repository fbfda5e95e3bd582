package arena.report;

import arena.tournament.format.SectionState;
import arena.tournament.format.Slot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The layout of a knock-out bracket as people draw it: the first encounters on the left, and each encounter halfway
 * between those that its players come from.
 *
 * <p>An encounter is a section whose members all play in one game, if members come to it from another section or
 * advance from it to another encounter.
 */
public final class BracketLayout {

    private final SortedMap<String, SectionState> encounters = new TreeMap<>();
    private final SortedMap<String, Node> nodes = new TreeMap<>();
    /** The encounters in the order of their placement, which decides ties of position. */
    private final List<String> order = new ArrayList<>();

    private int leaves;

    /**
     * The position of an encounter.
     *
     * @param column from 0, on the left
     * @param row from 0, on top; a half is between two rows
     * @param feeders the ids of the encounters that its players come from
     */
    public record Node(SectionState state, int column, double row, List<String> feeders) {
        public Node {
            feeders = List.copyOf(feeders);
        }

        /** Returns the id of its section. */
        public String id() {
            return state.section().id();
        }
    }

    private BracketLayout() {}

    /** Lays out the bracket of a contest; it is empty if there is none. */
    public static BracketLayout of(ContestAccount account) {
        BracketLayout bracket = new BracketLayout();
        List<SectionState> together = together(account);
        for (SectionState state : together) {
            boolean fed = state.section().slots().stream()
                    .anyMatch(slot -> !source(slot).isEmpty());
            boolean feeds = together.stream()
                    .anyMatch(other -> sources(other).anyMatch(state.section().id()::equals));
            if (fed || feeds) {
                bracket.encounters.put(state.section().id(), state);
            }
        }
        // The encounters for the first places determine the positions of all others.
        Stream.concat(
                        account.contest().plan().placing().stream(),
                        together.stream().map(state -> state.section().id()))
                .filter(id -> bracket.encounters.containsKey(id))
                .forEach(bracket::place);
        bracket.separateNeighbours();
        return bracket;
    }

    private static List<SectionState> together(ContestAccount account) {
        int seats = account.games().stream()
                .mapToInt(game -> game.fixture().seats().size())
                .max()
                .orElse(2);
        return account.situation().progress().sections().stream()
                .filter(state -> state.section().slots().size() <= seats)
                .toList();
    }

    /** Returns the id of the section that a slot is filled from; empty if it was filled by the draw. */
    private static String source(Slot slot) {
        return slot.source() instanceof Slot.Source.Placed placed ? placed.section() : "";
    }

    private static Stream<String> sources(SectionState state) {
        return state.section().slots().stream().map(BracketLayout::source);
    }

    private Node place(String id) {
        Node known = nodes.get(id);
        if (known != null) {
            return known;
        }
        SectionState state = encounters.get(id);
        if (state == null) {
            throw new IllegalArgumentException("no encounter: " + id);
        }
        List<Node> feeders = sources(state)
                .filter(source -> encounters.containsKey(source))
                .distinct()
                .map(this::place)
                .toList();
        Node node = new Node(
                state,
                feeders.stream().mapToInt(feeder -> feeder.column() + 1).max().orElse(0),
                feeders.stream().mapToDouble(Node::row).average().orElseGet(() -> leaves++),
                feeders.stream().map(Node::id).toList());
        nodes.put(id, node);
        order.add(id);
        return node;
    }

    /** Moves encounters down that would overlap, such as the match for the third place below the final. */
    private void separateNeighbours() {
        SortedMap<Integer, Double> lowest = new TreeMap<>();
        for (Node node : List.copyOf(sorted())) {
            double row = Math.max(node.row(), lowest.getOrDefault(node.column(), -1.0) + 1);
            lowest.put(node.column(), row);
            nodes.put(node.id(), new Node(node.state(), node.column(), row, node.feeders()));
        }
    }

    private List<Node> sorted() {
        return nodes.values().stream()
                .sorted(Comparator.comparingInt(Node::column)
                        .thenComparingDouble(Node::row)
                        .thenComparing(node -> order.indexOf(node.id())))
                .toList();
    }

    /** Returns all encounters: by column, then from top to bottom. */
    public List<Node> nodes() {
        return sorted();
    }

    /** Returns whether there is nothing to draw. */
    public boolean isEmpty() {
        return nodes.isEmpty();
    }

    /** Returns the number of rows. */
    public double rows() {
        return nodes.values().stream().mapToDouble(Node::row).max().orElse(-1) + 1;
    }

    /** Returns the number of columns. */
    public int columns() {
        return nodes.values().stream().mapToInt(Node::column).max().orElse(-1) + 1;
    }
}
