package arena.superbot.chainreaction;

import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;

/** Sets of cells of Chain Reaction as bits, as in {@link PackedCoinBoard}. */
final class CellSets {

    /** The cells that hold one coin at most. */
    static final long CORNERS = ofCapacity(1);

    /** The cells that hold two coins at most. */
    static final long EDGES = ofCapacity(2);

    private CellSets() {}

    /** Returns the cells beside these, themselves among them only where two of them are neighbours. */
    static long beside(long cells) {
        return ((cells << 1) | (cells >>> 1) | (cells << 8) | (cells >>> 8)) & PackedCoinBoard.CELLS;
    }

    /** Returns the cells of a board that burst with one coin more. */
    static long full(PackedCoinBoard board) {
        return board.low() & board.high();
    }

    /** Returns these cells and all that a chain of full cells joins to them. */
    static long chain(long from, long full) {
        long chain = from;
        long more = beside(chain) & full & ~chain;
        while (more != 0) {
            chain |= more;
            more = beside(chain) & full & ~chain;
        }
        return chain;
    }

    /** Returns how many coins lie on cells that are all owned by a player. */
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
