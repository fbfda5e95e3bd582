package arena.games.chainreaction;

/**
 * A source of fast random playouts: kings known, no swaps, each coin on any free cell with the same probability. The
 * numbers come from SplitMix64, so equal seeds give equal matches.
 */
public final class CoinPlayouts {

    private final RandomCell cells;

    /** Creates a source of random matches. */
    public CoinPlayouts(long seed) {
        cells = new RandomCell(seed);
    }

    /**
     * Plays a packed board to its end: a king is hit, or the side to move has no free cell.
     *
     * @return the number of coins placed
     */
    public int play(PackedCoinBoard board) {
        int coins = 0;
        boolean kingHit = false;
        while (!kingHit && board.free() != 0) {
            coins += board.placeUntilBurst(cells);
            kingHit = board.finishBursts();
        }
        return coins;
    }

    /**
     * Plays the same match on the board of the rules, where every move creates a new value; equal seeds give equal
     * matches.
     */
    public int play(CoinBoard board, Side begins) {
        Side mover = begins;
        CoinBoard now = board;
        int[] found = new int[Grid.CELLS];
        int coins = 0;
        for (int free = free(now, mover, found); free > 0; free = free(now, mover, found)) {
            ChainBurst reaction = ChainBurst.ofCoin(now, mover, found[(int) cells.below(free)]);
            coins++;
            if (reaction.kingHit()) {
                break;
            }
            now = reaction.board();
            mover = mover.opponent();
        }
        return coins;
    }

    private static int free(CoinBoard board, Side mover, int[] found) {
        int free = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (board.mayPlace(mover, cell)) {
                found[free++] = cell;
            }
        }
        return free;
    }
}
