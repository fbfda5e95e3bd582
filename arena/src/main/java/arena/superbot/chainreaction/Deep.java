package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ErrorCode;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.Side;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.search.AlphaBeta;
import arena.search.SearchResult;
import arena.superbot.level.Luck;
import arena.superbot.level.Mind;
import arena.superbot.level.OneStep;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;

/**
 * Searches Chain Reaction as deep as its time allows, by the plainest of values. Of a hidden king it knows only what
 * the board shows now: each cell that seems empty may hide it, one as likely as another.
 */
final class Deep implements Mind<View, Move> {

    /** What hitting the king for sure is worth while its place is not sure, in tenths of a coin. */
    private static final int KING_WORTH = 600;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 0, false, 18);

    private final OneStep<State, View, Move> step;
    private final Side side;
    private final Luck luck;
    private final Thinking thinking;
    private final AlphaBeta search = new AlphaBeta(STYLE);
    private final PackedPosition position = new PackedPosition(Evaluation::plain);
    private String why = "";
    private long turn;
    private boolean bumpedInto;

    Deep(GameBox<State, View, Move> box, Place place, Luck luck, Thinking thinking) {
        this.step = new OneStep<>(box, place);
        this.side = Side.of(place.seat());
        this.luck = luck;
        this.thinking = thinking;
    }

    @Override
    public Move choose(View view) {
        thinking.begin();
        if (view.expecting() != View.Expecting.COIN) {
            why = "";
            return luck.pick(step.orders(view));
        }
        int shown = view.king(side.opponent());
        boolean hidden = shown == Grid.NO_CELL;
        int king = view.king(side);
        position.begin(
                ViewTranslation.board(view, side, king, shown),
                view.swaps(side),
                view.swaps(side.opponent()),
                hidden,
                ++turn);
        if (hidden) {
            KingChances where = KingChances.anyEmpty(view);
            position.hide(where, KING_WORTH);
            position.forbidSwaps(bumpedInto ? where.cells() : 0);
        }
        SearchResult found = thinking.within(budget -> search.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis());
        return ViewTranslation.order(found.move(), king);
    }

    /** Who has swapped onto the hidden king once, a wrong move, does not try its luck again. */
    @Override
    public void acknowledged(int code) {
        bumpedInto |= code == ErrorCode.SWAP_TO_KING.number();
    }

    @Override
    public String why() {
        return why;
    }
}
