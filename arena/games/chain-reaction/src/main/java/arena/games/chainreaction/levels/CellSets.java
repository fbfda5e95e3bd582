package arena.games.chainreaction.levels;

import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;

/** Bit masks of sets of cells of Chain Reaction, as in {@link PackedCoinBoard}. */
final class CellSets {

    /** The cells that hold one coin at most. */
    static final long CORNERS = ofCapacity(1);

    /** The cells that hold two coins at most. */
    static final long EDGES = ofCapacity(2);

    private CellSets() {}

    /** Returns the neighbours of these cells; the cells themselves only where two of them are neighbours. */
    static long beside(long cells) {
        return ((cells << 1) | (cells >>> 1) | (cells << 8) | (cells >>> 8)) & PackedCoinBoard.CELLS;
    }

    /** Returns the full cells of a board: those that burst with one more coin. */
    static long full(PackedCoinBoard board) {
        return board.low() & board.high();
    }

    /** Returns these cells and all cells that a chain of full cells connects to them. */
    static long chain(long from, long full) {
        long chain = from;
        long more = beside(chain) & full & ~chain;
        while (more != 0) {
            chain |= more;
            more = beside(chain) & full & ~chain;
        }
        return chain;
    }

    /** Returns the number of coins on cells that all have an owner. */
    static int coins(PackedCoinBoard board, long cells) {
        return Long.bitCount(board.low() & cells)
                + 2 * Long.bitCount(board.high() & cells)
                - Long.bitCount(cells & EDGES)
                - 2 * Long.bitCount(cells & CORNERS);
    }

    private static long ofCapacity(int capacity) {
        long cells = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            cells |= Grid.capacity(cell) == capacity ? PackedCoinBoard.bit(cell) : 0;
        }
        return cells;
    }
}
