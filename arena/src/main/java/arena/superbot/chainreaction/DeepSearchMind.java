package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.search.AlphaBeta;
import arena.superbot.level.MindRandom;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;

/**
 * Searches Chain Reaction as deep as its time allows, by the plainest of values. Of a hidden king it knows only what
 * the board shows now: each cell that seems empty may hide it, one as likely as another.
 */
final class DeepSearchMind extends ChainReactionSearchMind {

    /** What hitting the king for sure is worth while its place is not sure, in tenths of a coin. */
    private static final int KING_WORTH = 600;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 0, false, 18);

    private final AlphaBeta search = new AlphaBeta(STYLE);

    DeepSearchMind(
            GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> box,
            MindSeat place,
            MindRandom luck,
            ThinkingTime thinking) {
        super(box, place, luck, thinking, new PackedPosition(Evaluation::plain));
    }

    @Override
    ChainReactionMove search(ChainReactionView view) {
        int shown = view.king(side.opponent());
        boolean hidden = shown == Grid.NO_CELL;
        int king = view.king(side);
        begin(view, ViewTranslation.board(view, side, king, shown), hidden);
        if (hidden) {
            KingChances where = KingChances.anyEmpty(view);
            position.hide(where, KING_WORTH);
            position.forbidSwaps(hasBumped() ? where.cells() : 0);
        }
        return found(search, king, "");
    }
}
