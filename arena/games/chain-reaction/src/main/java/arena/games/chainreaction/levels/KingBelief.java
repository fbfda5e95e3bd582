package arena.games.chainreaction.levels;

import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import java.util.Arrays;

/**
 * A probability distribution of the opponent's hidden king in Chain Reaction, inferred from all observations.
 *
 * <p>For each cell where the king may be, the own turn and every possible move of the opponent are played; the moves
 * that lead to the present view count. So a cell is excluded if a coin was accepted there, if a burst passed over it
 * and the match went on, or if a coin that should have come to rest there did not vanish. A swap spreads the king over
 * the cells that it can have moved to, all or one, and the codes 100 and 11 reveal it.
 */
public final class KingBelief {

    /**
     * The probability that the opponent loses a turn, by a wrong move or on the own hidden king, relative to all moves
     * that change the board.
     */
    private static final double TURN_LOST = 0.02;

    private final Side seeker;
    private double[] weights = new double[Grid.CELLS + 1];

    KingBelief(Side seeker) {
        this.seeker = seeker;
        resetToHomeRows();
    }

    /** Resets the weights to the cells where a king may be placed (rules, "Playing the game"). */
    private void resetToHomeRows() {
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            weights[cell] = seeker.opponent().isHome(cell) ? 1 : 0;
        }
    }

    /**
     * Begins with the first view that the seeker sees. In the middle of a match, where a seat is handed over, the king
     * may be on any cell that seems empty.
     */
    void begin(ChainReactionView first) {
        int shown = first.king(seeker.opponent());
        if (shown != Grid.NO_CELL) {
            setShown(shown);
        } else if (first.expecting() == ChainReactionView.Expecting.COIN) {
            Arrays.fill(weights, 1);
            keepToEmptyCells(first);
        }
    }

    private void setShown(int cell) {
        Arrays.fill(weights, 0);
        weights[cell] = 1;
    }

    /**
     * Updates the weights by one round: the own turn and the opponent's turn after it.
     *
     * @param before the view before the own turn
     * @param order the own order; the cell of a placed king is taken from the view, because the arena may have placed
     *     it
     * @param code the code of the ruling
     * @param now the present view
     */
    void learn(ChainReactionView before, ChainReactionMove order, int code, ChainReactionView now) {
        int shown = now.king(seeker.opponent());
        if (shown != Grid.NO_CELL) {
            setShown(shown);
            return;
        }
        boolean opponentHadKingOnly = order instanceof ChainReactionMove.PlaceKing && seeker == Side.FIRST;
        ChainReactionMove done = order instanceof ChainReactionMove.PlaceKing
                ? new ChainReactionMove.PlaceKing(now.king(seeker))
                : order;
        double[] learnt = new double[Grid.CELLS + 1];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            if (opponentHadKingOnly) {
                learnt[cell] = weights[cell];
            } else if (weights[cell] > 0) {
                addRound(before, done, code, now, cell, learnt);
            }
        }
        weights = learnt;
        keepToEmptyCells(now);
    }

    /** Returns the distribution. */
    KingChances chances() {
        double sum = Arrays.stream(weights).sum();
        return new KingChances(
                Arrays.stream(weights).map(weight -> weight / sum).toArray());
    }

    /** Plays the round with the king on a cell and adds the weights of the cells where it can be afterwards. */
    private void addRound(
            ChainReactionView before,
            ChainReactionMove order,
            int code,
            ChainReactionView now,
            int king,
            double[] learnt) {
        PackedCoinBoard board = ViewTranslation.board(before, seeker, before.king(seeker), king);
        if (!isConsistent(board, order, code, king)) {
            return;
        }
        PackedCoinBoard seen = ViewTranslation.board(now, seeker, now.king(seeker), Grid.NO_CELL);
        boolean swapped = now.swaps(seeker.opponent()) < before.swaps(seeker.opponent());
        long free = board.free();
        double each = weights[king] / Math.max(1, Long.bitCount(free));
        PackedCoinBoard next = new PackedCoinBoard();
        for (long rest = free; rest != 0; rest &= rest - 1) {
            long bit = Long.lowestOneBit(rest);
            next.copyFrom(board);
            boolean hit = swapped ? next.swap(bit) : next.place(bit);
            if (!hit && hasSameCoins(next, seen)) {
                learnt[swapped ? PackedCoinBoard.cell(bit) : king] += each;
            }
        }
        if (!swapped && matchesLostTurn(board, seen)) {
            learnt[king] += TURN_LOST * each;
        }
    }

    /** Plays the own turn and returns whether the rules give the actual ruling and the match goes on. */
    private boolean isConsistent(PackedCoinBoard board, ChainReactionMove order, int code, int king) {
        boolean hit = false;
        if (order instanceof ChainReactionMove.PlaceKing kings) {
            // Before the first coin only the two kings are on the board.
            board.copyFrom(ViewTranslation.kings(seeker, kings.cell(), king));
        } else if (order instanceof ChainReactionMove.PlaceCoin coin
                && code == ChainReactionErrorCode.NO_ERROR.number()) {
            if (coin.cell() == king) {
                return false;
            }
            hit = board.place(PackedCoinBoard.bit(coin.cell()));
        } else if (order instanceof ChainReactionMove.SwapKing swap
                && code == ChainReactionErrorCode.NO_ERROR.number()) {
            if (swap.to() == king) {
                return false;
            }
            hit = board.swap(PackedCoinBoard.bit(swap.to()));
        } else if (code == ChainReactionErrorCode.FOUND_KING.number()) {
            return order instanceof ChainReactionMove.PlaceCoin coin && coin.cell() == king && passTurn(board);
        } else if (code == ChainReactionErrorCode.SWAP_TO_KING.number()) {
            return order instanceof ChainReactionMove.SwapKing swap && swap.to() == king && passTurn(board);
        }
        board.turnTo(seeker.opponent());
        return !hit;
    }

    private boolean passTurn(PackedCoinBoard board) {
        board.turnTo(seeker.opponent());
        return true;
    }

    private boolean matchesLostTurn(PackedCoinBoard board, PackedCoinBoard seen) {
        PackedCoinBoard passed = new PackedCoinBoard();
        passed.copyFrom(board);
        passed.turnTo(seeker);
        return hasSameCoins(passed, seen);
    }

    private static boolean hasSameCoins(PackedCoinBoard board, PackedCoinBoard seen) {
        return board.own() == seen.own()
                && board.others() == seen.others()
                && board.low() == seen.low()
                && board.high() == seen.high();
    }

    /**
     * A hidden king is on a cell that seems empty. If no cell is consistent with the observations, all of these are
     * possible.
     */
    private void keepToEmptyCells(ChainReactionView now) {
        double sum = 0;
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            weights[cell] = now.square(cell).piece() == ChainReactionView.Piece.NOTHING ? weights[cell] : 0;
            sum += weights[cell];
        }
        for (int cell = 1; cell <= Grid.CELLS && sum == 0; cell++) {
            weights[cell] = now.square(cell).piece() == ChainReactionView.Piece.NOTHING ? 1 : 0;
        }
        double scale = sum == 0 ? 1 : 1 / sum;
        Arrays.setAll(weights, cell -> weights[cell] * scale);
    }
}
