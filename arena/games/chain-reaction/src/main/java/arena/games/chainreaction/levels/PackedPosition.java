package arena.games.chainreaction.levels;

import arena.games.chainreaction.CoinPlayouts;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.search.ReversiblePosition;
import arena.search.SearchRandom;

/**
 * A position of Chain Reaction for a search. A move is the index of a cell's bit, for a coin, or that index plus
 * {@value #SWAP}, for a swap to the cell.
 *
 * <p>The king of one side may be hidden from the searcher. Then it is on no cell of the board, and the searcher gains,
 * for each cell that one of its bursts sweeps, the probability that the king was there.
 *
 * <p>Swaps are tried only where the mover's king is in reach of the opponent's full cells, and only a few: to cells out
 * of reach, and while the king is hidden to empty cells, because the coins that it changes places with would reveal it.
 */
public final class PackedPosition implements ReversiblePosition {

    /** Moves from this number on are swaps. */
    static final int SWAP = 64;

    private static final int MOST_PLIES = 128;
    private static final int MOST_SWAPS_TRIED = 6;

    /**
     * The cost of placing a coin on a hidden king, as a fraction of the value of a hit: it loses the turn and reveals
     * the own king.
     */
    private static final int FOUND_COST_SHARE = 8;

    private final PackedCoinBoard[] boards = new PackedCoinBoard[MOST_PLIES];
    private final int[][] swaps = new int[MOST_PLIES][2];
    private final long[] hiding = new long[MOST_PLIES];
    private final int[] gains = new int[MOST_PLIES];
    private final boolean[] hits = new boolean[MOST_PLIES];
    private final int[] worths = new int[MOST_PLIES];
    private final Evaluation evaluation;
    private Side searcher = Side.FIRST;
    private boolean secret;
    private long forbidden;
    private long salt;
    private int ply;

    /**
     * Creates a position with an empty board.
     *
     * @param evaluation the evaluation of quiet boards
     */
    public PackedPosition(Evaluation evaluation) {
        this.evaluation = evaluation;
        for (int at = 0; at < MOST_PLIES; at++) {
            boards[at] = new PackedCoinBoard();
        }
    }

    /**
     * Sets the root: a board whose mover is the searcher and knows both kings.
     *
     * @param movers the number of swaps that the mover has left
     * @param others the number of swaps that the opponent has left
     * @param secretKing whether the mover's king is hidden from the opponent
     * @param turn the number of this turn, which selects the swaps that are tried
     */
    public void begin(PackedCoinBoard board, int movers, int others, boolean secretKing, long turn) {
        ply = 0;
        boards[0].copyFrom(board);
        searcher = board.mover();
        swaps[0][index(searcher)] = movers;
        swaps[0][index(searcher.opponent())] = others;
        hiding[0] = 0;
        hits[0] = false;
        secret = secretKing;
        forbidden = 0;
        salt = turn;
    }

    /**
     * Hides the opponent's king.
     *
     * @param where the distribution of the king
     * @param wholeWorth the value of a certain hit, in units of the evaluation
     */
    void hide(KingChances where, int wholeWorth) {
        hiding[0] = where.cells();
        for (long rest = hiding[0]; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            worths[place] = (int) Math.round(where.share(PackedCoinBoard.cell(1L << place)) * wholeWorth);
        }
    }

    /** Excludes swaps of the searcher to these cells. */
    void forbidSwaps(long cells) {
        forbidden = cells;
    }

    @Override
    public int seat() {
        return index(hits[ply] ? boards[ply].mover().opponent() : boards[ply].mover());
    }

    @Override
    public int listUrgent(int[] into) {
        PackedCoinBoard board = boards[ply];
        long bursting = bursting(board);
        long strikes = bursting & CellSets.beside(board.othersKing());
        return list(bursting & ~strikes, 0, into, list(strikes, 0, into, 0));
    }

    /** Returns the mover's full cells beside coins that they can capture or cells that they can set off. */
    private static long bursting(PackedCoinBoard board) {
        long full = CellSets.full(board);
        return board.own() & full & CellSets.beside(board.others() | full | board.othersKing());
    }

    @Override
    public int listQuiet(int[] into, int from) {
        PackedCoinBoard board = boards[ply];
        long quiet = board.free() & ~bursting(board);
        long near = quiet & CellSets.beside(board.own() | board.others());
        int count = listSwaps(board, into, from);
        count = list(near, 0, into, count);
        return list(quiet & ~near, 0, into, count);
    }

    private int listSwaps(PackedCoinBoard board, int[] into, int from) {
        if (swaps[ply][index(board.mover())] == 0 || board.ownKing() == 0) {
            return from;
        }
        long full = CellSets.full(board);
        long reach = CellSets.beside(CellSets.chain(board.others() & full, full));
        if ((reach & board.ownKing()) == 0) {
            return from;
        }
        boolean hidden = secret && board.mover() == searcher;
        long safe = board.free() & ~reach;
        if (board.mover() == searcher) {
            safe &= ~forbidden;
        }
        if (hidden && (safe & ~board.own()) != 0) {
            safe &= ~board.own();
        }
        long safest = safe & ~CellSets.beside(board.others());
        int count = listSome(safest, into, from, MOST_SWAPS_TRIED);
        return listSome(safe & ~safest, into, count, MOST_SWAPS_TRIED - (count - from));
    }

    /** Lists some of the cells as swaps, different ones in each turn. */
    private int listSome(long cells, int[] into, int from, int most) {
        int count = from;
        int skip = (int) (SearchRandom.mix(salt + ply) >>> 58);
        long later = cells & (-1L << skip);
        for (long rest = later; rest != 0 && count - from < most; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest) + SWAP;
        }
        for (long rest = cells & ~later; rest != 0 && count - from < most; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest) + SWAP;
        }
        return count;
    }

    private static int list(long cells, int kind, int[] into, int from) {
        int count = from;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            into[count++] = Long.numberOfTrailingZeros(rest) + kind;
        }
        return count;
    }

    @Override
    public void play(int move) {
        PackedCoinBoard board = boards[ply + 1];
        board.copyFrom(boards[ply]);
        Side mover = board.mover();
        int[] left = swaps[ply + 1];
        left[0] = swaps[ply][0];
        left[1] = swaps[ply][1];
        long hidden = hiding[ply];
        ply++;
        gains[ply] = 0;
        hits[ply] = false;
        hiding[ply] = hidden;
        boolean swap = move >= SWAP;
        long bit = 1L << move % SWAP;
        if (swap) {
            left[index(mover)]--;
        }
        if (hidden != 0 && mover == searcher) {
            addGains(swap ? board.sweepBySwap(bit) : board.sweep(bit), swap ? 0 : bit);
        } else {
            hits[ply] = swap ? board.swap(bit) : board.place(bit);
        }
        hiding[ply] &= ~board.own() & ~board.others();
    }

    /**
     * Adds the gain of the cells that a move of the searcher has swept, and subtracts the risk that its coin was placed
     * on the hidden king.
     */
    private void addGains(long swept, long placed) {
        for (long rest = swept & hiding[ply]; rest != 0; rest &= rest - 1) {
            gains[ply] += worths[Long.numberOfTrailingZeros(rest)];
        }
        if ((hiding[ply] & placed) != 0) {
            gains[ply] -= worths[Long.numberOfTrailingZeros(placed)] / FOUND_COST_SHARE;
        }
        hiding[ply] &= ~swept;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public boolean isOver() {
        return hits[ply] || boards[ply].free() == 0;
    }

    @Override
    public int outcome() {
        return -1;
    }

    @Override
    public double share(int seat) {
        return seat() == seat ? 0 : 1;
    }

    @Override
    public int gain() {
        return gains[ply];
    }

    @Override
    public int value() {
        PackedCoinBoard board = boards[ply];
        int mover = index(board.mover());
        return evaluation.value(board, swaps[ply][mover], swaps[ply][1 - mover]);
    }

    /** {@inheritDoc} It is computed from whole bit planes, because a chain reaction changes many cells at once. */
    @Override
    public long hash() {
        PackedCoinBoard board = boards[ply];
        long hash = board.own() * 0x9E3779B97F4A7C15L + Long.rotateLeft(board.others() * 0xD6E8FEB86659FD93L, 23);
        hash ^= board.low() * 0xA0761D6478BD642FL + Long.rotateLeft(board.high() * 0xE7037ED1A0B428DBL, 41);
        hash = SearchRandom.mix(hash) + board.ownKing() * 0x8EBC6AF09C88C6E3L;
        hash ^= Long.rotateLeft(board.othersKing() * 0x589965CC75374CC3L, 11) + hiding[ply] * 0x1D8E4E27C47D124FL;
        // The value of a hit on a hidden king changes from turn to turn. Without a hidden king the results of the last
        // turn stay valid.
        long turn = hiding[0] == 0 ? 0 : salt;
        int counters = swaps[ply][0] * 2_048 + swaps[ply][1] * 2 + seat();
        return SearchRandom.mix(hash ^ (counters + 1_048_576 * turn) * 0xEB44ACCAB455D165L);
    }

    @Override
    public void finish(SearchRandom dice) {
        if (!isOver()) {
            new CoinPlayouts(dice.bits()).play(boards[ply]);
            hits[ply] = boards[ply].free() != 0;
        }
    }

    private static int index(Side side) {
        return side == Side.FIRST ? 0 : 1;
    }
}
