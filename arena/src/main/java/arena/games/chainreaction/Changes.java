package arena.games.chainreaction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What has become different between two views of one viewer, in words. Which coin was placed is worked out by trying:
 * the one that makes the second board of the first, wherever the mover may hide its king.
 */
record Changes(View before, View after) {

    /** Returns the sentences, the most important first. */
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        for (Side side : Side.values()) {
            swap(side).ifPresent(sentences::add);
        }
        boolean swapped = !sentences.isEmpty();
        if (!changedCells().isEmpty()) {
            sentences.add(
                    (swapped ? Optional.<Coin>empty() : coin()).map(this::words).orElseGet(this::coins));
        }
        for (Side side : Side.values()) {
            king(side).ifPresent(sentences::add);
        }
        return sentences;
    }

    /** A coin that was placed, and what came of it. */
    private record Coin(Side side, int cell, Reaction reaction) {}

    /** Why a cell is marked. */
    enum Mark {
        /** The coin was placed there. */
        PLACED,
        /** It burst. */
        BURST,
        /** What stands there has changed otherwise. */
        CHANGED
    }

    /** Returns the cells that somebody who looks at the second board wants to have pointed out, in order. */
    SortedMap<Integer, Mark> marks() {
        SortedMap<Integer, Mark> marks = new TreeMap<>();
        boolean swapped = Stream.of(Side.values()).anyMatch(side -> swap(side).isPresent());
        Optional<Coin> coin = swapped || changedCells().isEmpty() ? Optional.empty() : coin();
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (!before.square(cell).equals(after.square(cell))) {
                marks.put(cell, Mark.CHANGED);
            }
            if (coin.isPresent() && coin.get().reaction().hasBurst(cell)) {
                marks.put(cell, Mark.BURST);
            }
        }
        coin.ifPresent(placed -> marks.put(placed.cell(), Mark.PLACED));
        return marks;
    }

    private Optional<String> swap(Side side) {
        if (after.swaps(side) >= before.swaps(side)) {
            return Optional.empty();
        }
        int from = before.king(side);
        int to = after.king(side);
        String where = from == Grid.NO_CELL || to == Grid.NO_CELL ? "" : " from " + from + " to " + to;
        return Optional.of(name(side) + " has swapped the king" + where + " and may do so " + after.swaps(side)
                + (after.swaps(side) == 1 ? " more time." : " more times."));
    }

    /** A king that is seen now and was not before has just been placed, or has been found. */
    private Optional<String> king(Side side) {
        int cell = after.king(side);
        boolean placed = isPlaced(after, side) && !isPlaced(before, side);
        boolean shown = cell != Grid.NO_CELL && before.king(side) == Grid.NO_CELL;
        if (placed) {
            return Optional.of(name(side) + " has placed the king" + (shown ? " on " + cell : "") + ".");
        }
        return shown
                ? Optional.of("The king of " + name(side) + " is shown: it stands on " + cell + ".")
                : Optional.empty();
    }

    private static boolean isPlaced(View view, Side side) {
        return view.expecting() == View.Expecting.COIN
                || (view.expecting() == View.Expecting.SECOND_KING && side == Side.FIRST);
    }

    private String coins() {
        List<Integer> cells = changedCells();
        return (cells.size() == 1 ? "The cell that has changed is " : "The cells that have changed are ")
                + listed(cells) + ".";
    }

    private Optional<Coin> coin() {
        Board from = board(before);
        int[] wanted = board(after).signedCounts();
        return Stream.of(Side.values())
                .flatMap(side -> IntStream.rangeClosed(1, Grid.CELLS)
                        .filter(cell -> before.square(cell).seemsFreeFor(side))
                        .boxed()
                        .flatMap(cell -> tried(side, cell, from, wanted).stream()))
                .findFirst();
    }

    /** Returns what a coin of this side on this cell did, if it can have made the board what it is now. */
    private Optional<Coin> tried(Side side, int cell, Board from, int[] wanted) {
        return hidingPlaces(side)
                .filter(king -> king != cell)
                .mapToObj(king -> Reaction.ofCoin(from.withKing(side, king), side, cell))
                .filter(reaction -> Arrays.equals(reaction.board().signedCounts(), wanted))
                .findFirst()
                .map(reaction -> new Coin(side, cell, reaction));
    }

    private IntStream hidingPlaces(Side side) {
        int seen = before.king(side);
        return seen != Grid.NO_CELL
                ? IntStream.of(seen)
                : IntStream.rangeClosed(1, Grid.CELLS)
                        .filter(cell -> before.square(cell).piece() == View.Piece.NOTHING
                                && after.square(cell).owner() != side.opponent().number());
    }

    private String words(Coin placed) {
        Side side = placed.side();
        int waves = placed.reaction().waves();
        String coin = name(side) + " has put a coin on " + placed.cell();
        if (waves == 0) {
            return coin + ".";
        }
        Side other = side.opponent();
        List<Integer> taken = changedCells().stream()
                .filter(changed -> before.square(changed).owner() == other.number()
                        && after.square(changed).owner() != other.number())
                .toList();
        return coin + ", which burst" + (waves == 1 ? "" : " and set off others, " + waves + " waves in all")
                + (taken.isEmpty() ? "." : ", and has taken " + listed(taken) + " from " + name(other) + ".");
    }

    private List<Integer> changedCells() {
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> signed(before, cell) != signed(after, cell))
                .boxed()
                .toList();
    }

    private static Board board(View view) {
        int[] counts = IntStream.rangeClosed(1, Grid.CELLS)
                .map(cell -> signed(view, cell))
                .toArray();
        return Board.of(counts, view.king(Side.FIRST), view.king(Side.SECOND));
    }

    private static int signed(View view, int cell) {
        View.Square square = view.square(cell);
        return square.owner() == Side.FIRST.number() ? square.coins() : -square.coins();
    }

    private String name(Side side) {
        return after.names().get(side.seat().index());
    }

    private static String listed(List<Integer> cells) {
        return cells.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
