package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReactionErrorCode;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.Grid;
import arena.games.chainreaction.PackedCoinBoard;
import arena.search.AlphaBeta;
import arena.superbot.level.MindRandom;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;
import java.util.Optional;

/**
 * Hunts the king of Chain Reaction: infers where it may be from everything seen, and searches one board for all those
 * places at once, where every cell that a burst sweeps brings the chance that the king was there. It assumes that its
 * opponent knows its own king, and moves it out of reach, while it is hidden to an empty cell.
 */
final class KingHunterMind extends ChainReactionSearchMind {

    /**
     * What hitting the king for sure is worth while its place is not sure, in tenths of a coin. A hunter who hopes for
     * more loses coins to it: 600 won only 28 % against 150, and 150 only 40 % against 60.
     */
    static final int KING_WORTH = 60;

    /** A swap to a cell where the hidden king is more likely than this is not tried: it would be a wrong move. */
    private static final double SWAP_RISK = 0.06;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 8, true, 18);

    private final KingBelief belief;
    private final AlphaBeta search = new AlphaBeta(STYLE);
    private Optional<LastTurn> last = Optional.empty();

    KingHunterMind(
            GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> box,
            MindSeat place,
            MindRandom luck,
            ThinkingTime thinking) {
        super(box, place, luck, thinking, new PackedPosition(Evaluation::withThreats));
        this.belief = new KingBelief(side);
    }

    /** {@inheritDoc} Any cell of the home rows is as good a hiding place as it is hard to guess. */
    @Override
    public ChainReactionMove choose(ChainReactionView view) {
        ChainReactionMove order = super.choose(view);
        last = Optional.of(new LastTurn(view, order, ChainReactionErrorCode.NO_ERROR.number()));
        return order;
    }

    /**
     * {@inheritDoc} Until it is told the order, any of the right kind stands for it: if none can be read, none has
     * counted.
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
