package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Side;
import arena.search.AlphaBeta;
import arena.search.Budget;
import java.util.List;

/**
 * What both sides of Chain Reaction may hope for: a short search of who is to move, who knows no more than what is
 * seen from there; each cell that seems empty may hide the other king.
 */
final class ChainReactionEstimate {

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(4, 8, true, 12);
    private static final int MOST_NODES = 6_000;

    /**
     * An advantage, in tenths of a coin, by which the odds to win are e to one: over 40 matches of hunter and
     * thoughtful against thoughtful, 200 to 300 foretold the winners better than 150 or 600.
     */
    private static final double SCALE = 250;

    private static final GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> BOX = ChainReaction.box();

    private ChainReactionEstimate() {}

    /** Returns the chances of both sides in a position that is not over. */
    static List<Double> of(ChainReactionState state) {
        if (!state.board().hasKing(Side.FIRST) || !state.board().hasKing(Side.SECOND)) {
            return List.of(0.5, 0.5);
        }
        double movers = 1 / (1 + Math.exp(-value(state) / SCALE));
        return state.mover() == Side.FIRST ? List.of(movers, 1 - movers) : List.of(1 - movers, movers);
    }

    /** Returns what the position is worth to who is to move, in tenths of a coin. */
    private static double value(ChainReactionState state) {
        Side mover = state.mover();
        ChainReactionView view = BOX.rules().view(state, Viewpoint.of(mover.seat()));
        int shown = view.king(mover.opponent());
        PackedPosition position = new PackedPosition(Evaluation::watchful);
        position.begin(
                ViewTranslation.board(view, mover, view.king(mover), shown),
                view.swaps(mover),
                view.swaps(mover.opponent()),
                state.hidesKing(mover),
                state.turns());
        if (shown == Grid.NO_CELL) {
            position.hide(KingChances.anyEmpty(view), KingHunterMind.KING_WORTH);
        }
        return new AlphaBeta(STYLE).search(position, Budget.nodes(MOST_NODES)).value();
    }
}
