package arena.games.chainreaction;

import arena.game.Answer;
import arena.game.Ruling;

/** Judges answers: the first rule that is broken gives the code (arena/docs/games/chain-reaction.md, Errors). */
final class Judge {

    private static final Move WRONG = new Move.LoseTurn();

    private Judge() {}

    /** Returns the judgement of the mover's answer. */
    static Ruling<Move> rule(State state, Answer<Move> answer) {
        if (answer instanceof Answer.Given<Move> given) {
            return ruleMove(state, given.action());
        }
        if (answer instanceof Answer.Unreadable<Move> text) {
            ErrorCode code = ErrorCode.of(text.code())
                    .filter(ErrorCode::isWrongMove)
                    .orElse(state.awaitsKing() ? ErrorCode.KING_EXPECTED : ErrorCode.COIN_OR_SWAP_EXPECTED);
            return new Ruling<>(code.number(), code.words() + " " + text.why(), text.line(), WRONG);
        }
        return new Ruling<>(ErrorCode.TIME_OUT.number(), ErrorCode.TIME_OUT.words(), 0, new Move.RunOutOfTime());
    }

    private static Ruling<Move> ruleMove(State state, Move move) {
        ErrorCode code = state.awaitsKing() ? kingCode(state, move) : moveCode(state, move);
        if (code == ErrorCode.NO_ERROR) {
            return new Ruling<>(code.number(), code.words(), 0, move);
        }
        String words = move instanceof Move.Order order
                ? code.words() + " You wrote " + MoveCodec.text(order) + "."
                : code.words();
        Move counts = code == ErrorCode.FOUND_KING
                ? new Move.FindKing(state.board().king(state.mover().opponent()))
                : WRONG;
        return new Ruling<>(code.number(), words, 1, counts);
    }

    private static ErrorCode kingCode(State state, Move move) {
        if (move instanceof Move.PlaceKing order) {
            return state.mover().isHome(order.cell()) ? ErrorCode.NO_ERROR : ErrorCode.KING_OUT_OF_RANGE;
        }
        return ErrorCode.KING_EXPECTED;
    }

    private static ErrorCode moveCode(State state, Move move) {
        if (move instanceof Move.PlaceCoin order) {
            return coinCode(state, order.cell());
        }
        if (move instanceof Move.SwapKing order) {
            return swapCode(state, order);
        }
        return ErrorCode.COIN_OR_SWAP_EXPECTED;
    }

    private static ErrorCode coinCode(State state, int cell) {
        Side mover = state.mover();
        Board board = state.board();
        if (cell == board.king(mover)) {
            return ErrorCode.OWN_KING;
        }
        if (cell == board.king(mover.opponent())) {
            return state.hidesKing(mover.opponent()) ? ErrorCode.FOUND_KING : ErrorCode.OPPONENTS_KING;
        }
        return board.holdsCoinsOf(mover.opponent(), cell) ? ErrorCode.OPPONENTS_CELL : ErrorCode.NO_ERROR;
    }

    private static ErrorCode swapCode(State state, Move.SwapKing order) {
        Side mover = state.mover();
        Side opponent = mover.opponent();
        Board board = state.board();
        if (state.tally(mover).swapsLeft() == 0) {
            return ErrorCode.NO_SWAP_LEFT;
        }
        boolean fromShownKing = order.from() == board.king(opponent) && !state.hidesKing(opponent);
        if (board.holdsCoinsOf(opponent, order.from()) || fromShownKing) {
            return ErrorCode.SWAP_FROM_OPPONENT;
        }
        if (order.from() != board.king(mover)) {
            return ErrorCode.SWAP_FROM_NO_KING;
        }
        if (board.holdsKing(order.to())) {
            return ErrorCode.SWAP_TO_KING;
        }
        return board.holdsCoinsOf(opponent, order.to()) ? ErrorCode.SWAP_TO_OPPONENT : ErrorCode.NO_ERROR;
    }
}
