package arena.superbot.chainreaction;

import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a king may be: for each cell how likely, all together 1.
 */
final class KingChances {

    /** What is left out of a likely place is not worth a move. */
    private static final double SURE = 0.999;

    private final double[] shares;

    /**
     * Creates a distribution.
     *
     * @param shares 50 shares at the cells' numbers, the first unused
     */
    KingChances(double[] shares) {
        this.shares = shares.clone();
    }

    /** Returns the same chance for every cell that seems empty. */
    static KingChances anyEmpty(ChainReactionView view) {
        double[] shares = new double[Grid.CELLS + 1];
        List<Integer> empty = IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> view.square(cell).piece() == ChainReactionView.Piece.NOTHING)
                .boxed()
                .toList();
        empty.forEach(cell -> shares[cell] = 1.0 / empty.size());
        return new KingChances(shares);
    }

    /** Returns the cells where it may be. */
    long cells() {
        long cells = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            cells |= shares[cell] > 0 ? PackedCoinBoard.bit(cell) : 0;
        }
        return cells;
    }

    /** Returns the cells where it is at least so likely. */
    long cells(double least) {
        long cells = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            cells |= shares[cell] >= least ? PackedCoinBoard.bit(cell) : 0;
        }
        return cells;
    }

    /** Returns the only cell where it can be, or 0 if there are several. */
    int sureCell() {
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> shares[cell] >= SURE)
                .findFirst()
                .orElse(Grid.NO_CELL);
    }

    /** Returns how likely a cell is. */
    double share(int cell) {
        return shares[cell];
    }
}
