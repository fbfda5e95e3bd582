package arena.superbot.chainreaction;

import arena.game.GameBox;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.games.chainreaction.CoinBoard;
import arena.games.chainreaction.PackedCoinBoard;
import arena.search.AlphaBeta;
import arena.superbot.level.MindRandom;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;
import java.util.Locale;

/**
 * Looks a few moves ahead in Chain Reaction by alpha-beta, as if its guess of the hidden king were true: it draws a new
 * one each turn and infers nothing.
 */
final class LookaheadMind extends ChainReactionSearchMind {

    private static final AlphaBeta.Style HASTY = new AlphaBeta.Style(1, 0, false, 10);

    private final int hastyPercent;
    private final AlphaBeta search;
    private final AlphaBeta hastySearch = new AlphaBeta(HASTY);

    /**
     * Creates a mind.
     *
     * @param hastyPercent in how many of a hundred turns it looks one move ahead only
     */
    LookaheadMind(
            GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> box,
            MindSeat place,
            MindRandom luck,
            ThinkingTime thinking,
            AlphaBeta.Style style,
            int hastyPercent) {
        super(box, place, luck, thinking, new PackedPosition(Evaluation::plain));
        this.hastyPercent = hastyPercent;
        this.search = new AlphaBeta(style);
    }

    @Override
    ChainReactionMove search(ChainReactionView view) {
        CoinBoard guess = step.guess(view, luck).board();
        PackedCoinBoard board = PackedCoinBoard.of(guess);
        board.turnTo(side);
        begin(view, board, false);
        position.forbidSwaps(hasBumped() ? KingChances.anyEmpty(view).cells() : 0);
        String remark = String.format(Locale.ROOT, "; guesses the king on %d", guess.king(side.opponent()));
        return found(luck.happens(hastyPercent) ? hastySearch : search, view.king(side), remark);
    }
}
