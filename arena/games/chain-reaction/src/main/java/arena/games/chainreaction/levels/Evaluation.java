package arena.games.chainreaction.levels;

import arena.games.chainreaction.PackedCoinBoard;

/** An evaluation of a quiet board of Chain Reaction for the side to move, in tenths of a coin. */
@FunctionalInterface
public interface Evaluation {

    /**
     * Returns the value.
     *
     * @param swapsLeft of the side to move
     * @param othersSwapsLeft of the opponent
     */
    int value(PackedCoinBoard board, int swapsLeft, int othersSwapsLeft);

    /** Counts coins and cells, and kings beside cells that are about to burst: the evaluation of a beginner. */
    static int plain(PackedCoinBoard board, int swapsLeft, int othersSwapsLeft) {
        long full = CellSets.full(board);
        return material(board, swapsLeft, othersSwapsLeft)
                + 40 * Long.bitCount(CellSets.beside(board.othersKing()) & board.own() & full)
                - 40 * Long.bitCount(CellSets.beside(board.ownKing()) & board.others() & full);
    }

    /**
     * Counts threats as well: chains of full cells that reach a king, cells within reach of the opponent's chains, and
     * coins beside a king.
     */
    static int withThreats(PackedCoinBoard board, int swapsLeft, int othersSwapsLeft) {
        long full = CellSets.full(board);
        long ownFull = board.own() & full;
        long othersFull = board.others() & full;
        long reach = CellSets.beside(CellSets.chain(ownFull, full));
        long othersReach = CellSets.beside(CellSets.chain(othersFull, full));
        int value = material(board, swapsLeft, othersSwapsLeft)
                + 8 * Long.bitCount(ownFull & ~othersReach)
                - 8 * Long.bitCount(othersFull & ~reach)
                + 4 * Long.bitCount(board.others() & reach)
                - 3 * Long.bitCount(board.own() & othersReach)
                + 8 * Long.bitCount(CellSets.beside(board.othersKing()) & board.own())
                - 8 * Long.bitCount(CellSets.beside(board.ownKing()) & board.others());
        if ((othersReach & board.ownKing()) != 0) {
            value -= swapsLeft > 0 ? 20 : 250;
        }
        if ((reach & board.othersKing()) != 0) {
            value += 300;
        }
        return value;
    }

    private static int material(PackedCoinBoard board, int swapsLeft, int othersSwapsLeft) {
        long own = board.own();
        long others = board.others();
        return 10 * (CellSets.coins(board, own) - CellSets.coins(board, others))
                + 5 * (Long.bitCount(own) - Long.bitCount(others))
                + 15 * (swapsLeft - othersSwapsLeft);
    }
}
