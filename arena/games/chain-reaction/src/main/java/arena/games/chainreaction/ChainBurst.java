package arena.games.chainreaction;

import java.util.Arrays;

/**
 * The result of a move on a board after all bursts (Cell Burst and Chain Reaction).
 *
 * @param board the board afterwards; if the king was hit, after the complete wave that hit it
 * @param kingHit whether a coin reached the opponent's king
 * @param waves the number of waves of bursts
 * @param bursts the cells that burst, the bit of a cell's number for each
 */
public record ChainBurst(CoinBoard board, boolean kingHit, int waves, long bursts) {

    /**
     * A limit that no reaction with both kings on the board comes near: each wave sends coins into its own king or
     * hits the other. Without kings a board could burst for ever.
     */
    static final int MOST_WAVES = 10_000;

    private static final int[] NO_CELLS = {};

    private static final BurstListener UNWATCHED = (bursts, counts) -> {};

    /** A listener to the waves of a reaction. */
    @FunctionalInterface
    interface BurstListener {

        /**
         * Receives the board before the first burst, and again after each wave.
         *
         * @param bursts the cells that burst together; none before the first burst
         * @param counts the signed counts at the cells' numbers; the array changes with the next wave
         */
        void wave(int[] bursts, byte[] counts);
    }

    /**
     * Places a coin and lets the cells burst.
     *
     * @throws IllegalArgumentException if the side may not place a coin there
     */
    public static ChainBurst ofCoin(CoinBoard board, Side mover, int cell) {
        return ofCoin(board, mover, cell, UNWATCHED);
    }

    /** Places a coin and reports the waves. */
    static ChainBurst ofCoin(CoinBoard board, Side mover, int cell, BurstListener listener) {
        if (!board.mayPlace(mover, Grid.requireCell(cell))) {
            throw new IllegalArgumentException(
                    "player " + mover.number() + " may not place a coin on " + cell + " of " + board);
        }
        byte[] counts = board.copiedCounts();
        counts[cell] += (byte) mover.sign();
        return burst(cell, counts, board, mover, listener);
    }

    /**
     * Swaps the mover's king with the content of another cell, and lets the cells burst: only the cell that the king
     * left can be above its capacity at first (King Swap).
     *
     * @throws IllegalArgumentException if the other cell is neither empty nor the mover's own
     */
    public static ChainBurst ofSwap(CoinBoard board, Side mover, int to) {
        return ofSwap(board, mover, to, UNWATCHED);
    }

    /** Swaps the king and reports the waves. */
    static ChainBurst ofSwap(CoinBoard board, Side mover, int to, BurstListener listener) {
        if (!board.hasKing(mover) || !board.mayPlace(mover, Grid.requireCell(to))) {
            throw new IllegalArgumentException("player " + mover.number() + " may not swap to " + to + " on " + board);
        }
        byte[] counts = board.copiedCounts();
        int left = board.king(mover);
        counts[left] = counts[to];
        counts[to] = 0;
        return burst(left, counts, board.withKing(mover, to), mover, listener);
    }

    /**
     * Lets the cells burst until none is above its capacity or the opponent's king is hit. All cells above their
     * capacity burst together, in waves; the order changes neither whether the king is hit nor, if it is not, the
     * board.
     *
     * @param changed the only cell that can be above its capacity at first
     * @param counts the signed count of coins of each cell, at the cell's number; this method changes the array
     */
    private static ChainBurst burst(int changed, byte[] counts, CoinBoard kings, Side mover, BurstListener listener) {
        int waves = 0;
        long bursts = 0;
        boolean hit = false;
        listener.wave(NO_CELLS, counts);
        int[] over = isOverfull(counts, changed) ? new int[] {changed} : NO_CELLS;
        while (over.length > 0 && !hit) {
            if (++waves > MOST_WAVES) {
                throw new IllegalStateException(
                        "the board still bursts after " + MOST_WAVES + " waves; kings: " + kings);
            }
            for (int cell : over) {
                bursts |= 1L << cell;
            }
            hit = wave(counts, over, kings, mover);
            listener.wave(over, counts);
            over = overfull(counts);
        }
        return new ChainBurst(kings.withCounts(counts), hit, waves, bursts);
    }

    /** Returns whether a cell burst at least once. */
    boolean hasBurst(int cell) {
        return (bursts >> cell & 1) != 0;
    }

    private static int[] overfull(byte[] counts) {
        int[] found = new int[Grid.CELLS];
        int many = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (isOverfull(counts, cell)) {
                found[many++] = cell;
            }
        }
        return Arrays.copyOf(found, many);
    }

    private static boolean isOverfull(byte[] counts, int cell) {
        return Math.abs(counts[cell]) >= Grid.sharedNeighbours(cell).length;
    }

    private static boolean wave(byte[] counts, int[] over, CoinBoard kings, Side mover) {
        int ownKing = kings.king(mover);
        int opponentKing = kings.king(mover.opponent());
        boolean hit = false;
        for (int cell : over) {
            counts[cell] -= (byte) (mover.sign() * Grid.sharedNeighbours(cell).length);
        }
        for (int cell : over) {
            for (int neighbour : Grid.sharedNeighbours(cell)) {
                if (neighbour == opponentKing) {
                    hit = true;
                } else if (neighbour != ownKing) {
                    counts[neighbour] = (byte) (mover.sign() * (Math.abs(counts[neighbour]) + 1));
                }
            }
        }
        return hit;
    }
}
