package arena.games.chainreaction.levels;

import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import java.util.List;
import java.util.stream.IntStream;

/** A probability distribution of a king over the cells, with the sum 1. */
final class KingChances {

    /** A cell with at least this probability counts as certain. */
    private static final double SURE = 0.999;

    private final double[] shares;

    /**
     * Creates a distribution.
     *
     * @param shares 50 probabilities indexed by cell number, the first unused
     */
    KingChances(double[] shares) {
        this.shares = shares.clone();
    }

    /** Returns the uniform distribution over the cells that seem empty. */
    static KingChances anyEmpty(ChainReactionView view) {
        double[] shares = new double[Grid.CELLS + 1];
        List<Integer> empty = IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> view.square(cell).piece() == ChainReactionView.Piece.NOTHING)
                .boxed()
                .toList();
        empty.forEach(cell -> shares[cell] = 1.0 / empty.size());
        return new KingChances(shares);
    }

    /** Returns the cells with a positive probability. */
    long cells() {
        long cells = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            cells |= shares[cell] > 0 ? PackedCoinBoard.bit(cell) : 0;
        }
        return cells;
    }

    /** Returns the cells with at least the given probability. */
    long cells(double least) {
        long cells = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            cells |= shares[cell] >= least ? PackedCoinBoard.bit(cell) : 0;
        }
        return cells;
    }

    /** Returns the only possible cell, or 0 if there are several. */
    int sureCell() {
        return IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> shares[cell] >= SURE)
                .findFirst()
                .orElse(Grid.NO_CELL);
    }

    /** Returns the probability of a cell. */
    double share(int cell) {
        return shares[cell];
    }
}
