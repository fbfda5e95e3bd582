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
 * The changes between two scenes of one viewer, in words. The last coin is found by trying: it is the one that turns
 * the first board into the second, wherever the mover may hide its king.
 */
record SceneChanges(BoardScene before, BoardScene after) {

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

    /** A coin that was placed, and its reaction. */
    private record Coin(Side side, int cell, ChainBurst reaction) {}

    /** The reason for the mark of a cell. */
    enum Mark {
        /** The coin was placed there. */
        PLACED,
        /** The cell burst. */
        BURST,
        /** The content of the cell has changed otherwise. */
        CHANGED
    }

    /** Returns the marks of the second board by cell, in order. */
    SortedMap<Integer, Mark> marks() {
        SortedMap<Integer, Mark> marks = new TreeMap<>();
        boolean swapped = Stream.of(Side.values()).anyMatch(side -> swap(side).isPresent());
        Optional<Coin> coin = swapped || changedCells().isEmpty() ? Optional.empty() : coin();
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (before.signed(cell) != after.signed(cell) || before.owner(cell) != after.owner(cell)) {
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
        if (after.player(side).swapsLeft() >= before.player(side).swapsLeft()) {
            return Optional.empty();
        }
        int from = before.king(side);
        int to = after.king(side);
        String where = from == Grid.NO_CELL || to == Grid.NO_CELL ? "" : " from " + from + " to " + to;
        return Optional.of(name(side) + " has swapped the king" + where + " and may do so "
                + after.player(side).swapsLeft()
                + (after.player(side).swapsLeft() == 1 ? " more time." : " more times."));
    }

    /** A king that has become visible has just been placed, or has been found. */
    private Optional<String> king(Side side) {
        int cell = after.king(side);
        boolean placed = after.player(side).kingPlaced() && !before.player(side).kingPlaced();
        boolean shown = cell != Grid.NO_CELL && before.king(side) == Grid.NO_CELL;
        if (placed) {
            return Optional.of(name(side) + " has placed the king" + (shown ? " on " + cell : "") + ".");
        }
        return shown
                ? Optional.of("The king of " + name(side) + " is shown: it stands on " + cell + ".")
                : Optional.empty();
    }

    private String coins() {
        List<Integer> cells = changedCells();
        return (cells.size() == 1 ? "The cell that has changed is " : "The cells that have changed are ")
                + listed(cells) + ".";
    }

    private Optional<Coin> coin() {
        CoinBoard from = before.seen();
        int[] wanted = after.seen().signedCounts();
        List<Integer> changed = changedCells();
        return Stream.of(Side.values())
                .flatMap(side -> IntStream.rangeClosed(1, Grid.CELLS)
                        .filter(cell -> mayBurst(cell) || isOnly(cell, changed))
                        .filter(cell -> before.seemsFreeFor(side, cell))
                        .boxed()
                        .flatMap(cell -> coinAt(side, cell, from, wanted).stream()))
                .findFirst();
    }

    /** A coin that bursts no cell changes only its own cell, so most cells need not be tried. */
    private boolean mayBurst(int cell) {
        return Math.abs(before.signed(cell)) >= Grid.capacity(cell);
    }

    private static boolean isOnly(int cell, List<Integer> changed) {
        return changed.size() == 1 && changed.get(0) == cell;
    }

    /** Returns the effect of a coin of this side on this cell, if it can have produced the second board. */
    private Optional<Coin> coinAt(Side side, int cell, CoinBoard from, int[] wanted) {
        return hidingPlaces(side)
                .filter(king -> king != cell)
                .mapToObj(king -> ChainBurst.ofCoin(from.withKing(side, king), side, cell))
                .filter(reaction -> Arrays.equals(reaction.board().signedCounts(), wanted))
                .findFirst()
                .map(reaction -> new Coin(side, cell, reaction));
    }

    private IntStream hidingPlaces(Side side) {
        int seen = before.king(side);
        return seen != Grid.NO_CELL
                ? IntStream.of(seen)
                : IntStream.rangeClosed(1, Grid.CELLS)
                        .filter(cell -> before.seemsEmpty(cell)
                                && after.owner(cell) != side.opponent().number());
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
                .filter(changed -> before.owner(changed) == other.number() && after.owner(changed) != other.number())
                .toList();
        return coin + ", which burst" + (waves == 1 ? "" : " and set off others, " + waves + " waves in all")
                + (taken.isEmpty() ? "." : ", and has taken " + listed(taken) + " from " + name(other) + ".");
    }

    private List<Integer> changedCells() {
        List<Integer> changed = new ArrayList<>();
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (before.signed(cell) != after.signed(cell)) {
                changed.add(cell);
            }
        }
        return changed;
    }

    private String name(Side side) {
        return after.player(side).name();
    }

    private static String listed(List<Integer> cells) {
        return cells.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
