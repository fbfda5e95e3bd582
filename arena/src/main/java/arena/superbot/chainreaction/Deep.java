package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.search.AlphaBeta;
import arena.superbot.level.Luck;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;

/**
 * Searches Chain Reaction as deep as its time allows, by the plainest of values. Of a hidden king it knows only what
 * the board shows now: each cell that seems empty may hide it, one as likely as another.
 */
final class Deep extends SearchingMind {

    /** What hitting the king for sure is worth while its place is not sure, in tenths of a coin. */
    private static final int KING_WORTH = 600;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 0, false, 18);

    private final AlphaBeta search = new AlphaBeta(STYLE);

    Deep(GameBox<State, View, Move> box, Place place, Luck luck, Thinking thinking) {
        super(box, place, luck, thinking, new PackedPosition(Evaluation::plain));
    }

    @Override
    Move search(View view) {
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
