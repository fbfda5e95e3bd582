package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.search.AlphaBeta;
import arena.search.SearchResult;
import arena.superbot.level.Mind;
import arena.superbot.level.MindRandom;
import arena.superbot.level.MindSeat;
import arena.superbot.level.OneStepLookahead;
import arena.superbot.level.ThinkingTime;

/** What all levels have in common that search a packed board: its turns, its time, and what they tell of it. */
abstract class ChainReactionSearchMind implements Mind<ChainReactionView, ChainReactionMove> {

    final OneStepLookahead<ChainReactionState, ChainReactionView, ChainReactionMove> step;
    final Side side;
    final MindRandom luck;
    final PackedPosition position;
    private final ThinkingTime thinking;
    private String why = "";
    private long turn;
    private boolean swappedOntoKing;

    ChainReactionSearchMind(
            GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> box,
            MindSeat place,
            MindRandom luck,
            ThinkingTime thinking,
            PackedPosition position) {
        this.step = new OneStepLookahead<>(box, place);
        this.side = Side.of(place.seat());
        this.luck = luck;
        this.thinking = thinking;
        this.position = position;
    }

    @Override
    public ChainReactionMove choose(ChainReactionView view) {
        thinking.begin();
        observe(view);
        if (view.expecting() != ChainReactionView.Expecting.COIN) {
            why = "";
            return luck.pick(step.orders(view));
        }
        return search(view);
    }

    /** Looks at what has happened since the last choice. */
    void observe(ChainReactionView view) {}

    /** Returns the order for a view in which a coin or a swap is expected. */
    abstract ChainReactionMove search(ChainReactionView view);

    /** Sets the position that is searched next. */
    final void begin(ChainReactionView view, PackedCoinBoard board, boolean hidden) {
        position.begin(board, view.swaps(side), view.swaps(side.opponent()), hidden, ++turn);
    }

    /** Searches the position and returns what was found; the remark stands behind the reason. */
    final ChainReactionMove found(AlphaBeta search, int king, String remark) {
        SearchResult found = thinking.within(budget -> search.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis()) + remark;
        return ViewTranslation.order(found.move(), king);
    }

    /** Returns whether it has swapped onto the hidden king, a wrong move: then it does not try its luck again. */
    final boolean hasSwappedOntoKing() {
        return swappedOntoKing;
    }

    @Override
    public void acknowledged(int code) {
        swappedOntoKing |= code == ChainReactionErrorCode.SWAP_TO_KING.number();
    }

    @Override
    public final String why() {
        return why;
    }
}
