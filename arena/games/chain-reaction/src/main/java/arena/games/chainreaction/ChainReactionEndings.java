package arena.games.chainreaction;

import arena.game.Departure;
import arena.game.Phase;

/** The endings of a match (Winning Conditions &amp; Points), in the order in which the causes count. */
final class ChainReactionEndings {

    static final String KING_HIT = "king hit";
    static final String TIME_OUT = "time out";
    static final String WRONG_MOVES = "too many wrong moves";
    static final String NO_LEGAL_MOVE = "no legal move";
    static final String TURN_LIMIT = "turn limit";

    private ChainReactionEndings() {}

    /** Returns the state after the mover's turn: the opponent is to move, or the match is over. */
    static ChainReactionState afterTurn(ChainReactionState state, boolean kingHit) {
        Side mover = state.mover();
        Side opponent = mover.opponent();
        ChainReactionState passed = state.withTurnPassed();
        if (kingHit) {
            return passed.withEnd(won(mover, KING_HIT, ""));
        }
        if (passed.tally(mover).wrongMoves() > passed.terms().wrongMoves()) {
            return passed.withEnd(won(opponent, WRONG_MOVES, ""));
        }
        if (passed.board().hasKing(opponent) && !passed.board().mayMove(opponent)) {
            return passed.withEnd(won(mover, NO_LEGAL_MOVE, ""));
        }
        if (passed.turns() >= passed.terms().turnLimit()) {
            return passed.withEnd(adjudicated(passed));
        }
        return passed;
    }

    /** Returns the state after a turn in which the mover gave no answer: a walkover. */
    static ChainReactionState timeOut(ChainReactionState state) {
        return state.withTurnPassed().withEnd(won(state.mover().opponent(), TIME_OUT, ""));
    }

    /** Returns the state after a side has left for good. */
    static ChainReactionState left(ChainReactionState state, Side side, Departure why) {
        return state.withEnd(won(side.opponent(), why.words(), ""));
    }

    /** Decides by more cells, then more coins, then fewer wrong moves, then for player 2, who had the last move. */
    private static Phase.Over adjudicated(ChainReactionState state) {
        CoinBoard board = state.board();
        int cells = board.cells(Side.FIRST) - board.cells(Side.SECOND);
        if (cells != 0) {
            return decided(cells, "more cells", board.cells(Side.FIRST), board.cells(Side.SECOND));
        }
        int coins = board.coins(Side.FIRST) - board.coins(Side.SECOND);
        if (coins != 0) {
            return decided(coins, "more coins", board.coins(Side.FIRST), board.coins(Side.SECOND));
        }
        int firstWrong = state.first().wrongMoves();
        int secondWrong = state.second().wrongMoves();
        if (firstWrong != secondWrong) {
            return decided(secondWrong - firstWrong, "fewer wrong moves", firstWrong, secondWrong);
        }
        return won(Side.SECOND, TURN_LIMIT, "player 2, all counts being equal");
    }

    private static Phase.Over decided(int advantageOfFirst, String what, int ofFirst, int ofSecond) {
        return advantageOfFirst > 0
                ? won(Side.FIRST, TURN_LIMIT, what + ": " + ofFirst + " against " + ofSecond)
                : won(Side.SECOND, TURN_LIMIT, what + ": " + ofSecond + " against " + ofFirst);
    }

    private static Phase.Over won(Side winner, String reason, String detail) {
        return Phase.Over.won(winner.seat(), winner.opponent().seat(), reason, detail);
    }
}
