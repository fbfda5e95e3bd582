package arena.games.chainreaction;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The board as one viewer sees it, with what people keep an eye on beside it.
 *
 * @param width how many cells a row has
 * @param phase what the mover is asked for
 * @param over whether the match is over, so that nobody is asked any more
 * @param turn how many turns have been played, of both together
 * @param turnLimit after how many the match is adjudicated
 * @param mover whose turn it is; nothing when the match is over
 * @param players player 1 first
 * @param coins 49 counts in the order of the cells, player 1's positive, player 2's negative
 * @param capacity how many coins each cell holds before it bursts
 */
record BoardScene(
        int width,
        Phase phase,
        boolean over,
        int turn,
        int turnLimit,
        Optional<Integer> mover,
        List<Player> players,
        List<Integer> coins,
        List<Integer> capacity) {

    private static final List<Integer> CAPACITY =
            IntStream.rangeClosed(1, Grid.CELLS).map(Grid::capacity).boxed().toList();

    /** What the mover is asked for. */
    enum Phase {
        /** A cell for the king. */
        KING,
        /** A coin or a swap. */
        COIN
    }

    /**
     * One player.
     *
     * @param cells how many cells hold coins of this player
     * @param coins how many coins that are
     * @param kingPlaced whether the king is on the board
     * @param kingShown whether the opponent sees it there
     * @param king where it stands; nothing if it is not placed, or hidden from the viewer
     * @param wrongMovesLeft how many wrong moves may still be made; nothing where it would tell whether a turn without
     *     any effect has found a hidden king
     * @param homeFrom the first of the cells where the king is placed
     * @param homeTo the last of them
     */
    record Player(
            int number,
            String name,
            int cells,
            int coins,
            int swapsLeft,
            boolean kingPlaced,
            boolean kingShown,
            Optional<Integer> king,
            Optional<Integer> wrongMovesLeft,
            int homeFrom,
            int homeTo) {}

    /** Returns the board with counts of its cells. */
    static BoardScene of(ChainReactionState state, Optional<Integer> mover, List<Player> players) {
        return new BoardScene(
                Grid.WIDTH,
                state.awaitsKing() ? Phase.KING : Phase.COIN,
                state.over().isPresent(),
                state.turns(),
                state.terms().turnLimit(),
                mover,
                players,
                IntStream.of(state.board().signedCounts()).boxed().toList(),
                CAPACITY);
    }

    Player player(Side side) {
        return players.get(side.seat().index());
    }

    /** Returns where the viewer sees a side's king, or 0. */
    int king(Side side) {
        return player(side).king().orElse(Grid.NO_CELL);
    }

    /** Returns the signed count of a cell, player 1's coins positive. */
    int signed(int cell) {
        return coins.get(Grid.requireCell(cell) - 1);
    }

    /** Returns the number of the player who owns what is seen on a cell, or 0. */
    int owner(int cell) {
        for (Side side : Side.values()) {
            if (signed(cell) * side.sign() > 0 || king(side) == cell) {
                return side.number();
            }
        }
        return 0;
    }

    /** Returns whether a king is seen on a cell. */
    boolean showsKing(int cell) {
        return king(Side.FIRST) == cell || king(Side.SECOND) == cell;
    }

    /** Returns whether nothing is seen on a cell; a hidden king may stand there. */
    boolean seemsEmpty(int cell) {
        return signed(cell) == 0 && !showsKing(cell);
    }

    /** Returns whether a side may, as far as one sees, put a coin or its king on a cell. */
    boolean seemsFreeFor(Side side, int cell) {
        return !showsKing(cell) && signed(cell) * side.sign() >= 0;
    }

    /** Returns the board as far as it is seen. */
    CoinBoard seen() {
        return CoinBoard.of(coins.stream().mapToInt(count -> count).toArray(), king(Side.FIRST), king(Side.SECOND));
    }
}
