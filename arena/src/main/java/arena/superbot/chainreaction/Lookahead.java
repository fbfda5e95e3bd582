package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.Board;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.PackedBoard;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.search.AlphaBeta;
import arena.superbot.level.Luck;
import arena.superbot.level.Place;
import arena.superbot.level.Thinking;
import java.util.Locale;

/**
 * Looks a few moves ahead in Chain Reaction by alpha-beta, as if its guess of the hidden king were true: it draws a new
 * one each turn and infers nothing.
 */
final class Lookahead extends SearchingMind {

    private static final AlphaBeta.Style HASTY = new AlphaBeta.Style(1, 0, false, 10);

    private final int hastyPercent;
    private final AlphaBeta search;
    private final AlphaBeta hastySearch = new AlphaBeta(HASTY);

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
        super(box, place, luck, thinking, new PackedPosition(Evaluation::plain));
        this.hastyPercent = hastyPercent;
        this.search = new AlphaBeta(style);
    }

    @Override
    Move search(View view) {
        Board guess = step.guess(view, luck).board();
        PackedBoard board = PackedBoard.of(guess);
        board.turnTo(side);
        begin(view, board, false);
        position.forbidSwaps(hasBumped() ? KingChances.anyEmpty(view).cells() : 0);
        String remark = String.format(Locale.ROOT, "; guesses the king on %d", guess.king(side.opponent()));
        return found(luck.happens(hastyPercent) ? hastySearch : search, view.king(side), remark);
    }
}
