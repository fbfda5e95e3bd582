package arena.games.chainreaction;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The board as seen by one viewer, with the counts that players watch.
 *
 * @param width the number of cells in a row
 * @param phase the kind of order that the mover must give
 * @param over whether the match is over
 * @param turn the number of turns played by both players together
 * @param turnLimit the number of turns after which the match is adjudicated
 * @param mover the player to move; empty when the match is over
 * @param players the players, player 1 first
 * @param coins 49 counts in the order of the cells, player 1's positive, player 2's negative
 * @param capacity the number of coins that each cell holds before it bursts
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

    /** The kind of order that the mover must give. */
    enum Phase {
        /** A cell for the king. */
        KING,
        /** A coin or a swap. */
        COIN
    }

    /**
     * One player.
     *
     * @param cells the number of cells with coins of this player
     * @param coins the number of coins of this player
     * @param kingPlaced whether the king is on the board
     * @param kingShown whether the opponent sees it there
     * @param king the cell of the king; empty if it is not placed, or hidden from the viewer
     * @param wrongMovesLeft the number of wrong moves that are still allowed; empty if it would reveal whether a turn
     *     without any effect has found a hidden king
     * @param homeFrom the first of the cells where the king may be placed
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

    /** Returns the cell of a side's king if the viewer sees it, or 0. */
    int king(Side side) {
        return player(side).king().orElse(Grid.NO_CELL);
    }

    /** Returns the signed count of a cell, player 1's coins positive. */
    int signed(int cell) {
        return coins.get(Grid.requireCell(cell) - 1);
    }

    /** Returns the number of the visible owner of a cell, or 0. */
    int owner(int cell) {
        for (Side side : Side.values()) {
            if (signed(cell) * side.sign() > 0 || king(side) == cell) {
                return side.number();
            }
        }
        return 0;
    }

    /** Returns whether a visible king stands on a cell. */
    boolean showsKing(int cell) {
        return king(Side.FIRST) == cell || king(Side.SECOND) == cell;
    }

    /** Returns whether a cell looks empty; a hidden king may stand there. */
    boolean seemsEmpty(int cell) {
        return signed(cell) == 0 && !showsKing(cell);
    }

    /** Returns whether a side may, judging by what is visible, put a coin or its king on a cell. */
    boolean seemsFreeFor(Side side, int cell) {
        return !showsKing(cell) && signed(cell) * side.sign() >= 0;
    }

    /** Returns the visible board. */
    CoinBoard seen() {
        return CoinBoard.of(coins.stream().mapToInt(count -> count).toArray(), king(Side.FIRST), king(Side.SECOND));
    }
}
