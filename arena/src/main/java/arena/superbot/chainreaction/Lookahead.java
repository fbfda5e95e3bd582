package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.Board;
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
import java.util.Locale;

/**
 * Looks a few moves ahead in Chain Reaction by alpha-beta, as if its guess of the hidden king were true: it draws a new
 * one each turn and infers nothing.
 */
final class Lookahead implements Mind<View, Move> {

    private static final AlphaBeta.Style HASTY = new AlphaBeta.Style(1, 0, false, 10);

    private final OneStep<State, View, Move> step;
    private final Side side;
    private final Luck luck;
    private final Thinking thinking;
    private final int hastyPercent;
    private final AlphaBeta search;
    private final AlphaBeta hastySearch = new AlphaBeta(HASTY);
    private final PackedPosition position = new PackedPosition(Evaluation::plain);
    private String why = "";
    private long turn;
    private boolean bumpedInto;

    /**
     * Creates a mind.
     *
     * @param hastyPercent in how many of a hundred turns it looks one move ahead only
     */
    Lookahead(
            GameBox<State, View, Move> box,
            Place place,
            Luck luck,
            Thinking thinking,
            AlphaBeta.Style style,
            int hastyPercent) {
        this.step = new OneStep<>(box, place);
        this.side = Side.of(place.seat());
        this.luck = luck;
        this.thinking = thinking;
        this.hastyPercent = hastyPercent;
        this.search = new AlphaBeta(style);
    }

    @Override
    public Move choose(View view) {
        thinking.begin();
        if (view.expecting() != View.Expecting.COIN) {
            why = "";
            return luck.pick(step.orders(view));
        }
        Board guess = step.guess(view, luck).board();
        PackedBoard board = PackedBoard.of(guess);
        board.turnTo(side);
        position.begin(board, view.swaps(side), view.swaps(side.opponent()), false, ++turn);
        position.forbidSwaps(bumpedInto ? KingChances.anyEmpty(view).cells() : 0);
        AlphaBeta chosen = luck.happens(hastyPercent) ? hastySearch : search;
        SearchResult found = thinking.within(budget -> chosen.search(position, budget));
        why = ReasonText.of(found, thinking.usedMillis())
                + String.format(Locale.ROOT, "; guesses the king on %d", guess.king(side.opponent()));
        return ViewTranslation.order(found.move(), view.king(side));
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
