package arena.games.chainreaction;

import java.util.Arrays;

/** The coins and kings on the seven by seven cells; immutable. */
public final class CoinBoard {

    /** The board before the first move. */
    public static final CoinBoard EMPTY = new CoinBoard(new byte[Grid.CELLS + 1], Grid.NO_CELL, Grid.NO_CELL);

    /** Signed counts at the cells' numbers, player 1's positive; [0] is unused. */
    private final byte[] counts;

    private final int firstKing;
    private final int secondKing;

    private CoinBoard(byte[] counts, int firstKing, int secondKing) {
        this.counts = counts;
        this.firstKing = firstKing;
        this.secondKing = secondKing;
    }

    /**
     * Returns a board with these coins.
     *
     * @param signedCounts 49 counts in the order of the cells, player 1's positive, player 2's negative
     * @param firstKing the cell of player 1's king, or 0; it holds no coins
     * @param secondKing the cell of player 2's king, or 0; it holds no coins
     */
    public static CoinBoard of(int[] signedCounts, int firstKing, int secondKing) {
        if (signedCounts.length != Grid.CELLS) {
            throw new IllegalArgumentException("a board has 49 counts, not " + signedCounts.length);
        }
        byte[] counts = new byte[Grid.CELLS + 1];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            int count = signedCounts[cell - 1];
            if (Math.abs(count) > 7 || (count != 0 && (cell == firstKing || cell == secondKing))) {
                throw new IllegalArgumentException("cell " + cell + " cannot hold " + count + " coins");
            }
            counts[cell] = (byte) count;
        }
        return new CoinBoard(counts, firstKing, secondKing);
    }

    /** Returns the number of coins on a cell; 0 under a king. */
    public int coins(int cell) {
        return Math.abs(counts[Grid.requireCell(cell)]);
    }

    /** Returns whether a cell holds coins of this side. */
    public boolean holdsCoinsOf(Side side, int cell) {
        return counts[Grid.requireCell(cell)] * side.sign() > 0;
    }

    /** Returns the cell of this side's king, or 0 before it is placed. */
    public int king(Side side) {
        return side == Side.FIRST ? firstKing : secondKing;
    }

    /** Returns whether this side's king is on the board. */
    public boolean hasKing(Side side) {
        return king(side) != Grid.NO_CELL;
    }

    /** Returns whether the king of either side stands on a cell. */
    public boolean holdsKing(int cell) {
        return cell == firstKing || cell == secondKing;
    }

    /** Returns whether this side may put a coin on a cell, both kings being known: an empty cell or its own. */
    public boolean mayPlace(Side side, int cell) {
        return !holdsKing(cell) && counts[cell] * side.sign() >= 0;
    }

    /** Returns whether this side may put a coin on at least one cell. */
    public boolean mayMove(Side side) {
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (mayPlace(side, cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of cells with coins of this side. */
    public int cells(Side side) {
        int cells = 0;
        for (byte count : counts) {
            cells += count * side.sign() > 0 ? 1 : 0;
        }
        return cells;
    }

    /** Returns the number of coins of this side. */
    public int coins(Side side) {
        int coins = 0;
        for (byte count : counts) {
            coins += Math.max(0, count * side.sign());
        }
        return coins;
    }

    /** Returns the board with this side's king on an empty cell. */
    public CoinBoard withKing(Side side, int cell) {
        return side == Side.FIRST ? new CoinBoard(counts, cell, secondKing) : new CoinBoard(counts, firstKing, cell);
    }

    /** Returns the signed counts of coins, each at its cell's number; the caller owns the array. */
    byte[] copiedCounts() {
        return counts.clone();
    }

    /** Returns the board with the same kings and other coins; the board takes over the array. */
    CoinBoard withCounts(byte[] changed) {
        return new CoinBoard(changed, firstKing, secondKing);
    }

    /** Returns the 49 signed counts in the order of the cells, player 1's positive. */
    public int[] signedCounts() {
        int[] signed = new int[Grid.CELLS];
        Arrays.setAll(signed, index -> counts[index + 1]);
        return signed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoinBoard board
                && firstKing == board.firstKing
                && secondKing == board.secondKing
                && Arrays.equals(counts, board.counts);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(counts) + firstKing) + secondKing;
    }

    @Override
    public String toString() {
        return "kings " + firstKing + " and " + secondKing + ", coins " + Arrays.toString(signedCounts());
    }
}
