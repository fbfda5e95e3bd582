package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ErrorCode;
import arena.games.chainreaction.Grid;
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
import java.util.Optional;

/**
 * Hunts the king of Chain Reaction: infers where it may be from everything seen, and searches one board for all those
 * places at once, where every cell that a burst sweeps brings the chance that the king was there. It assumes that its
 * opponent knows its own king, and moves it out of reach, while it is hidden to an empty cell.
 */
final class Hunter implements Mind<View, Move> {

    /**
     * What hitting the king for sure is worth while its place is not sure, in tenths of a coin. A hunter who hopes for
     * more loses coins to it: 600 won only 28 % against 150, and 150 only 40 % against 60.
     */
    private static final int KING_WORTH = 60;

    /** A swap to a cell where the hidden king is more likely than this is not tried: it would be a wrong move. */
    private static final double SWAP_RISK = 0.06;

    private static final AlphaBeta.Style STYLE = new AlphaBeta.Style(60, 8, true, 18);

    private final OneStep<State, View, Move> step;
    private final Side side;
    private final Luck luck;
    private final Thinking thinking;
    private final KingBelief belief;
    private final AlphaBeta search = new AlphaBeta(STYLE);
    private final PackedPosition position = new PackedPosition(Evaluation::watchful);
    private Optional<Played> last = Optional.empty();
    private String why = "";
    private long turn;
    private boolean bumpedInto;

    Hunter(GameBox<State, View, Move> box, Place place, Luck luck, Thinking thinking) {
        this.step = new OneStep<>(box, place);
        this.side = Side.of(place.seat());
        this.luck = luck;
        this.thinking = thinking;
        this.belief = new KingBelief(side);
    }

    @Override
    public Move choose(View view) {
        thinking.begin();
        learn(view);
        Move order = view.expecting() == View.Expecting.COIN ? hunt(view) : hide(view);
        last = Optional.of(new Played(view, order, ErrorCode.NO_ERROR.number()));
        return order;
    }

    /**
     * {@inheritDoc} Until it is told the order, any of the right kind stands for it: if none can be read, none has
     * counted.
     */
    @Override
    public void follow(View view) {
        learn(view);
        last = Optional.of(new Played(view, step.orders(view).get(0), ErrorCode.NO_ERROR.number()));
    }

    private void learn(View view) {
        last.ifPresent(played -> belief.learn(played.seen(), played.order(), played.code(), view));
    }

    @Override
    public void played(Move order) {
        last = last.map(played -> new Played(played.seen(), order, played.code()));
    }

    @Override
    public void acknowledged(int code) {
        last = last.map(played -> new Played(played.seen(), played.order(), code));
        bumpedInto |= code == ErrorCode.SWAP_TO_KING.number();
    }

    @Override
    public String why() {
        return why;
    }

    /** Any cell of the home rows is as good a hiding place as it is hard to guess. */
    private Move hide(View view) {
        why = "";
        return luck.pick(step.orders(view));
    }

    private Move hunt(View view) {
        KingChances where = belief.where();
        int sure = where.sureCell();
        int king = view.king(side);
        PackedBoard board = ViewTranslation.board(view, side, king, sure);
        boolean secret = view.king(side.opponent()) == Grid.NO_CELL;
        position.begin(board, view.swaps(side), view.swaps(side.opponent()), secret, ++turn);
        if (sure == Grid.NO_CELL) {
            position.hide(where, KING_WORTH);
            position.forbidSwaps(bumpedInto ? where.cells() : where.cells(SWAP_RISK));
        }
        SearchResult found = thinking.within(budget -> search.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis()) + "; " + ReasonText.of(where);
        return ViewTranslation.order(found.move(), king);
    }

    private record Played(View seen, Move order, int code) {}
}
