package arena.games.chainreaction.levels;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.search.AlphaBeta;
import arena.level.MindRandom;
import arena.level.MindSeat;
import arena.level.ThinkingTime;
import java.util.Optional;

/**
 * A mind that infers the hidden king's cell from all observations and searches one board for all possible cells at
 * once: every cell that a burst sweeps scores the probability that the king was there. The mind assumes that the
 * opponent knows the cell of this mind's king. It moves its own king out of reach, to an empty cell while the king is
 * hidden.
 */
final class KingHunterMind extends ChainReactionSearchMind {

    /**
     * The value of a certain hit of the king while its cell is not certain, in tenths of a coin. A higher value costs
     * coins: 600 won only 28 % against 150, and 150 only 40 % against 60.
     */
    static final int KING_WORTH = 60;

    /**
     * A swap to a cell where the hidden king is more likely than this is not tried, because a swap onto the king is a
     * wrong move.
     */
    private static final double SWAP_RISK = 0.06;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 8, true, 18);

    private final KingBelief belief;
    private final AlphaBeta search = new AlphaBeta(STYLE);
    private Optional<LastTurn> last = Optional.empty();

    KingHunterMind(
            GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> box,
            MindSeat mindSeat,
            MindRandom random,
            ThinkingTime thinking) {
        super(box, mindSeat, random, thinking, new PackedPosition(Evaluation::withThreats));
        this.belief = new KingBelief(side);
    }

    /** {@inheritDoc} The king is placed on a random cell of the home rows, which is hardest to guess. */
    @Override
    public ChainReactionMove choose(ChainReactionView view) {
        ChainReactionMove order = super.choose(view);
        last = Optional.of(new LastTurn(view, order, ChainReactionErrorCode.NO_ERROR.number()));
        return order;
    }

    /**
     * {@inheritDoc} Until {@link #played} reports the order, any order of the right kind stands for it: if the answer
     * is unreadable, no order has counted.
     */
    @Override
    public void follow(ChainReactionView view) {
        observe(view);
        last = Optional.of(new LastTurn(view, step.orders(view).get(0), ChainReactionErrorCode.NO_ERROR.number()));
    }

    @Override
    void observe(ChainReactionView view) {
        last.ifPresent(played -> belief.learn(played.seen(), played.order(), played.code(), view));
    }

    @Override
    public void played(ChainReactionMove order) {
        last = last.map(played -> new LastTurn(played.seen(), order, played.code()));
    }

    @Override
    public void acknowledged(int code) {
        last = last.map(played -> new LastTurn(played.seen(), played.order(), code));
        super.acknowledged(code);
    }

    @Override
    ChainReactionMove search(ChainReactionView view) {
        KingChances where = belief.chances();
        int sure = where.sureCell();
        int king = view.king(side);
        PackedCoinBoard board = ViewTranslation.board(view, side, king, sure);
        begin(view, board, view.king(side.opponent()) == Grid.NO_CELL);
        if (sure == Grid.NO_CELL) {
            position.hide(where, KING_WORTH);
            position.forbidSwaps(hasSwappedOntoKing() ? where.cells() : where.cells(SWAP_RISK));
        }
        return found(search, king, "; " + ReasonText.of(where));
    }

    private record LastTurn(ChainReactionView seen, ChainReactionMove order, int code) {}
}
