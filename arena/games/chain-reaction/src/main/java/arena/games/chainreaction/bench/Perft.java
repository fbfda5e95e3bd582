package arena.games.chainreaction.bench;

import arena.games.chainreaction.ChainBurst;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import java.io.PrintStream;
import java.util.Locale;

/**
 * A count of the sequences of moves to a depth: a figure that almost any mistake in the rules changes.
 *
 * <p>The sequences have a number of coins, player 1 first, without swaps and with both kings visible. A sequence
 * that ends the match earlier, by a king hit or because the side to move has no free cell, counts as one.
 */
public final class Perft {

    private static final double NANOS_PER_SECOND = 1e9;

    private Perft() {}

    /**
     * Counts by the rules' own board, move by move.
     *
     * @param firstKing the cell of player 1's king
     * @param secondKing the cell of player 2's king, another one
     * @param depth how many coins, 0 or more
     */
    public static long naive(int firstKing, int secondKing, int depth) {
        return naive(board(firstKing, secondKing, depth), depth);
    }

    /** Counts the same by the packed board; the last coin of each sequence is counted without being placed. */
    public static long packed(int firstKing, int secondKing, int depth) {
        return packed(board(firstKing, secondKing, depth), depth);
    }

    /** Counts from any board with both kings. */
    static long naive(CoinBoard start, int depth) {
        return naive(start, Side.FIRST, depth);
    }

    /** Counts from any board with both kings. */
    static long packed(CoinBoard start, int depth) {
        PackedCoinBoard[] boards = new PackedCoinBoard[depth + 1];
        boards[depth] = PackedCoinBoard.of(start);
        for (int left = 0; left < depth; left++) {
            boards[left] = new PackedCoinBoard();
        }
        return depth == 0 ? 1 : packed(boards, depth);
    }

    /**
     * Prints one line for each depth up to the given one, and at last the number of sequences alone.
     *
     * @param firstKing the cell of player 1's king
     * @param secondKing the cell of player 2's king
     * @throws IllegalArgumentException with a sentence for people if the kings or the depth are impossible
     */
    public static void print(int firstKing, int secondKing, int depth, PrintStream out) {
        long sequences = packed(firstKing, secondKing, Math.min(depth, 0));
        out.printf(Locale.ROOT, "Chain Reaction, kings on %d and %d: sequences of coins%n", firstKing, secondKing);
        for (int coins = 1; coins <= depth; coins++) {
            long begun = System.nanoTime();
            sequences = packed(firstKing, secondKing, coins);
            out.printf(
                    Locale.ROOT,
                    "depth %d: %d in %.3f s%n",
                    coins,
                    sequences,
                    (System.nanoTime() - begun) / NANOS_PER_SECOND);
        }
        out.println(sequences);
    }

    private static CoinBoard board(int firstKing, int secondKing, int depth) {
        if (!Grid.isCell(firstKing) || !Grid.isCell(secondKing) || firstKing == secondKing || depth < 0) {
            throw new IllegalArgumentException(
                    "The kings need two different cells from 1 to 49, and the depth must be 0 or more, not " + firstKing
                            + "," + secondKing + " and " + depth + ".");
        }
        return CoinBoard.EMPTY.withKing(Side.FIRST, firstKing).withKing(Side.SECOND, secondKing);
    }

    private static long naive(CoinBoard board, Side mover, int depth) {
        if (depth == 0 || !board.mayMove(mover)) {
            return 1;
        }
        long sequences = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (board.mayPlace(mover, cell)) {
                ChainBurst reaction = ChainBurst.ofCoin(board, mover, cell);
                sequences += reaction.kingHit() ? 1 : naive(reaction.board(), mover.opponent(), depth - 1);
            }
        }
        return sequences;
    }

    private static long packed(PackedCoinBoard[] boards, int depth) {
        long free = boards[depth].free();
        if (depth == 1 || free == 0) {
            return Math.max(1, Long.bitCount(free));
        }
        PackedCoinBoard child = boards[depth - 1];
        long sequences = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            child.copyFrom(boards[depth]);
            boolean kingHit = child.place(Long.lowestOneBit(rest));
            sequences += kingHit ? 1 : packed(boards, depth - 1);
        }
        return sequences;
    }
}
