package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ErrorCode;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.PackedBoard;
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

/** What all levels have in common that search a packed board: its turns, its time, and what they tell of it. */
abstract class SearchingMind implements Mind<View, Move> {

    final OneStep<State, View, Move> step;
    final Side side;
    final Luck luck;
    final PackedPosition position;
    private final Thinking thinking;
    private String why = "";
    private long turn;
    private boolean bumpedInto;

    SearchingMind(GameBox<State, View, Move> box, Place place, Luck luck, Thinking thinking, PackedPosition position) {
        this.step = new OneStep<>(box, place);
        this.side = Side.of(place.seat());
        this.luck = luck;
        this.thinking = thinking;
        this.position = position;
    }

    @Override
    public Move choose(View view) {
        thinking.begin();
        look(view);
        if (view.expecting() != View.Expecting.COIN) {
            why = "";
            return luck.pick(step.orders(view));
        }
        return search(view);
    }

    /** Looks at what has happened since the last choice. */
    void look(View view) {}

    /** Returns the order for a view in which a coin or a swap is expected. */
    abstract Move search(View view);

    /** Sets the position that is searched next. */
    final void begin(View view, PackedBoard board, boolean hidden) {
        position.begin(board, view.swaps(side), view.swaps(side.opponent()), hidden, ++turn);
    }

    /** Searches the position and returns what was found; the remark stands behind the reason. */
    final Move found(AlphaBeta search, int king, String remark) {
        SearchResult found = thinking.within(budget -> search.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis()) + remark;
        return ViewTranslation.order(found.move(), king);
    }

    /** Returns whether it has swapped onto the hidden king, a wrong move: then it does not try its luck again. */
    final boolean hasBumped() {
        return bumpedInto;
    }

    @Override
    public void acknowledged(int code) {
        bumpedInto |= code == ErrorCode.SWAP_TO_KING.number();
    }

    @Override
    public final String why() {
        return why;
    }
}
