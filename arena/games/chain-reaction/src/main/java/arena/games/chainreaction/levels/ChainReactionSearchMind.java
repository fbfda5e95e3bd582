package arena.games.chainreaction.levels;

import arena.game.GameDefinition;
import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.PackedCoinBoard;
import arena.games.chainreaction.Side;
import arena.level.Mind;
import arena.level.MindRandom;
import arena.level.MindSeat;
import arena.level.OneStepLookahead;
import arena.level.ThinkingTime;
import arena.search.AlphaBeta;
import arena.search.SearchResult;

/** The base of the minds that search a packed board: turns, time and the explanation of a choice. */
abstract class ChainReactionSearchMind implements Mind<ChainReactionView, ChainReactionMove> {

    final OneStepLookahead<ChainReactionState, ChainReactionView, ChainReactionMove> step;
    final Side side;
    final MindRandom random;
    final PackedPosition position;
    private final ThinkingTime thinking;
    private String why = "";
    private long turn;
    private boolean swappedOntoKing;

    ChainReactionSearchMind(
            GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> game,
            MindSeat mindSeat,
            MindRandom random,
            ThinkingTime thinking,
            PackedPosition position) {
        this.step = new OneStepLookahead<>(game, mindSeat);
        this.side = Side.of(mindSeat.seat());
        this.random = random;
        this.thinking = thinking;
        this.position = position;
    }

    @Override
    public ChainReactionMove choose(ChainReactionView view) {
        thinking.begin();
        observe(view);
        if (view.expecting() != ChainReactionView.Expecting.COIN) {
            why = "";
            return random.pick(step.orders(view));
        }
        return search(view);
    }

    /** Observes the changes since the last choice. */
    void observe(ChainReactionView view) {}

    /** Returns the order for a view in which a coin or a swap is expected. */
    abstract ChainReactionMove search(ChainReactionView view);

    /** Sets the root position of the next search. */
    final void begin(ChainReactionView view, PackedCoinBoard board, boolean hidden) {
        position.begin(board, view.swaps(side), view.swaps(side.opponent()), hidden, ++turn);
    }

    /** Searches the position and returns the best order; the remark is appended to the explanation. */
    final ChainReactionMove found(AlphaBeta search, int king, String remark) {
        SearchResult found = thinking.within(budget -> search.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis()) + remark;
        return ViewTranslation.order(found.move(), king);
    }

    /**
     * Returns whether a swap of this mind has met the hidden king, which is a wrong move; the mind then avoids further
     * risks.
     */
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
