package arena.games.chainreaction;

import arena.game.Answer;
import arena.game.Ruling;

/** The judge of answers: the first broken rule gives the code (arena/docs/games/chain-reaction.md, Errors). */
final class ChainReactionJudge {

    private static final ChainReactionMove WRONG = new ChainReactionMove.LoseTurn();

    private ChainReactionJudge() {}

    /** Returns the judgement of the mover's answer. */
    static Ruling<ChainReactionMove> rule(ChainReactionState state, Answer<ChainReactionMove> answer) {
        if (answer instanceof Answer.Given<ChainReactionMove> given) {
            return ruleMove(state, given.action());
        }
        if (answer instanceof Answer.Unreadable<ChainReactionMove> text) {
            ChainReactionErrorCode code = ChainReactionErrorCode.of(text.code())
                    .filter(ChainReactionErrorCode::isWrongMove)
                    .orElse(
                            state.awaitsKing()
                                    ? ChainReactionErrorCode.KING_EXPECTED
                                    : ChainReactionErrorCode.COIN_OR_SWAP_EXPECTED);
            return new Ruling<>(code.number(), code.words() + " " + text.why(), text.line(), WRONG);
        }
        return new Ruling<>(
                ChainReactionErrorCode.TIME_OUT.number(),
                ChainReactionErrorCode.TIME_OUT.words(),
                0,
                new ChainReactionMove.RunOutOfTime());
    }

    private static Ruling<ChainReactionMove> ruleMove(ChainReactionState state, ChainReactionMove move) {
        ChainReactionErrorCode code = state.awaitsKing() ? kingCode(state, move) : moveCode(state, move);
        if (code == ChainReactionErrorCode.NO_ERROR) {
            return new Ruling<>(code.number(), code.words(), 0, move);
        }
        String words = move instanceof ChainReactionMove.Order order
                ? code.words() + " You wrote " + MoveCodec.text(order) + "."
                : code.words();
        ChainReactionMove counts = code == ChainReactionErrorCode.FOUND_KING
                ? new ChainReactionMove.FindKing(
                        state.board().king(state.mover().opponent()))
                : WRONG;
        return new Ruling<>(code.number(), words, 1, counts);
    }

    private static ChainReactionErrorCode kingCode(ChainReactionState state, ChainReactionMove move) {
        if (move instanceof ChainReactionMove.PlaceKing order) {
            return state.mover().isHome(order.cell())
                    ? ChainReactionErrorCode.NO_ERROR
                    : ChainReactionErrorCode.KING_OUT_OF_RANGE;
        }
        return ChainReactionErrorCode.KING_EXPECTED;
    }

    private static ChainReactionErrorCode moveCode(ChainReactionState state, ChainReactionMove move) {
        if (move instanceof ChainReactionMove.PlaceCoin order) {
            return coinCode(state, order.cell());
        }
        if (move instanceof ChainReactionMove.SwapKing order) {
            return swapCode(state, order);
        }
        return ChainReactionErrorCode.COIN_OR_SWAP_EXPECTED;
    }

    private static ChainReactionErrorCode coinCode(ChainReactionState state, int cell) {
        Side mover = state.mover();
        CoinBoard board = state.board();
        if (cell == board.king(mover)) {
            return ChainReactionErrorCode.OWN_KING;
        }
        if (cell == board.king(mover.opponent())) {
            return state.hidesKing(mover.opponent())
                    ? ChainReactionErrorCode.FOUND_KING
                    : ChainReactionErrorCode.OPPONENTS_KING;
        }
        return board.holdsCoinsOf(mover.opponent(), cell)
                ? ChainReactionErrorCode.OPPONENTS_CELL
                : ChainReactionErrorCode.NO_ERROR;
    }

    private static ChainReactionErrorCode swapCode(ChainReactionState state, ChainReactionMove.SwapKing order) {
        Side mover = state.mover();
        Side opponent = mover.opponent();
        CoinBoard board = state.board();
        if (state.tally(mover).swapsLeft() == 0) {
            return ChainReactionErrorCode.NO_SWAP_LEFT;
        }
        boolean fromShownKing = order.from() == board.king(opponent) && !state.hidesKing(opponent);
        if (board.holdsCoinsOf(opponent, order.from()) || fromShownKing) {
            return ChainReactionErrorCode.SWAP_FROM_OPPONENT;
        }
        if (order.from() != board.king(mover)) {
            return ChainReactionErrorCode.SWAP_FROM_NO_KING;
        }
        if (board.holdsKing(order.to())) {
            return ChainReactionErrorCode.SWAP_TO_KING;
        }
        return board.holdsCoinsOf(opponent, order.to())
                ? ChainReactionErrorCode.SWAP_TO_OPPONENT
                : ChainReactionErrorCode.NO_ERROR;
    }
}
