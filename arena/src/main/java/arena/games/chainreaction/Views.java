package arena.games.chainreaction;

import arena.game.Viewpoint;
import java.util.List;

/** Who sees what: a king is hidden from its opponent, and so from a watcher, until it is shown. */
final class Views {

    private Views() {}

    /** Returns what the viewer may see. */
    static View of(State state, Viewpoint from) {
        Board board = state.board();
        int firstKing = sees(state, from, Side.FIRST) ? board.king(Side.FIRST) : Grid.NO_CELL;
        int secondKing = sees(state, from, Side.SECOND) ? board.king(Side.SECOND) : Grid.NO_CELL;
        View.Square[] squares = new View.Square[Grid.CELLS];
        for (int cell = 1; cell <= Grid.CELLS; cell++) {
            squares[cell - 1] = square(board, cell, firstKing, secondKing);
        }
        return new View(
                expecting(board),
                state.names(),
                state.first().swapsLeft(),
                state.second().swapsLeft(),
                List.of(squares));
    }

    /** Returns whether the viewer sees a side's king as soon as it is on the board. */
    static boolean sees(State state, Viewpoint from, Side king) {
        if (from instanceof Viewpoint.Player player && Side.of(player.seat()) == king) {
            return true;
        }
        return from instanceof Viewpoint.Referee || state.tally(king).kingShown();
    }

    private static View.Square square(Board board, int cell, int firstKing, int secondKing) {
        if (cell == firstKing) {
            return View.Square.king(Side.FIRST);
        }
        if (cell == secondKing) {
            return View.Square.king(Side.SECOND);
        }
        int coins = board.coins(cell);
        if (coins == 0) {
            return View.Square.EMPTY;
        }
        return View.Square.coins(board.holdsCoinsOf(Side.FIRST, cell) ? Side.FIRST : Side.SECOND, coins);
    }

    private static View.Expecting expecting(Board board) {
        if (!board.hasKing(Side.FIRST)) {
            return View.Expecting.FIRST_KING;
        }
        return board.hasKing(Side.SECOND) ? View.Expecting.COIN : View.Expecting.SECOND_KING;
    }
}
