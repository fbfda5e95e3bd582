package arena.games.chainreaction;

import arena.game.Viewpoint;
import java.util.List;

/** The visibility of a match: a king is hidden from its opponent, and so from a spectator, until it is shown. */
final class ChainReactionViews {

    private ChainReactionViews() {}

    /** Returns the view from a viewpoint. */
    static ChainReactionView of(ChainReactionState state, Viewpoint from) {
        CoinBoard board = state.board();
        int firstKing = sees(state, from, Side.FIRST) ? board.king(Side.FIRST) : Grid.NO_CELL;
        int secondKing = sees(state, from, Side.SECOND) ? board.king(Side.SECOND) : Grid.NO_CELL;
        ChainReactionView.Square[] squares = new ChainReactionView.Square[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            squares[cell - 1] = square(board, cell, firstKing, secondKing);
        }
        return new ChainReactionView(
                expecting(board),
                state.names(),
                state.first().swapsLeft(),
                state.second().swapsLeft(),
                List.of(squares));
    }

    /** Returns whether the viewer sees a side's king as soon as it is on the board. */
    static boolean sees(ChainReactionState state, Viewpoint from, Side king) {
        if (from instanceof Viewpoint.Player player && Side.of(player.seat()) == king) {
            return true;
        }
        return from instanceof Viewpoint.Referee || state.tally(king).kingShown();
    }

    private static ChainReactionView.Square square(CoinBoard board, int cell, int firstKing, int secondKing) {
        if (cell == firstKing) {
            return ChainReactionView.Square.king(Side.FIRST);
        }
        if (cell == secondKing) {
            return ChainReactionView.Square.king(Side.SECOND);
        }
        int coins = board.coins(cell);
        if (coins == 0) {
            return ChainReactionView.Square.EMPTY;
        }
        return ChainReactionView.Square.coins(board.holdsCoinsOf(Side.FIRST, cell) ? Side.FIRST : Side.SECOND, coins);
    }

    private static ChainReactionView.Expecting expecting(CoinBoard board) {
        if (!board.hasKing(Side.FIRST)) {
            return ChainReactionView.Expecting.FIRST_KING;
        }
        return board.hasKing(Side.SECOND) ? ChainReactionView.Expecting.COIN : ChainReactionView.Expecting.SECOND_KING;
    }
}
