package arena.games.chainreaction.levels;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.match.Responder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A match of Chain Reaction between two responders, with the texts of the protocol. */
final class TextMatch {

    static final GameBox<ChainReactionState, ChainReactionView, ChainReactionMove> BOX = ChainReaction.box();

    private TextMatch() {}

    static void play(long seed, Responder first, Responder second) {
        ChainReactionState state = begun(seed);
        while (!(BOX.rules().phase(state) instanceof Phase.Over)) {
            Seat seat = state.mover().seat();
            Responder bot = seat.number() == 1 ? first : second;
            ChainReactionView view = BOX.rules().view(state, Viewpoint.of(seat));
            String output = bot.answer(BOX.views().write(view));
            Answer<ChainReactionMove> answer = BOX.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
            Ruling<ChainReactionMove> ruling = BOX.rules().judge(state, seat, answer);
            bot.acknowledged(ruling.code());
            state = BOX.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }

    /** Returns the first input of player 1. */
    static String firstInput(long seed) {
        return BOX.views().write(BOX.rules().view(begun(seed), Viewpoint.of(new Seat(1))));
    }

    private static ChainReactionState begun(long seed) {
        return BOX.rules().start(new Setup(List.of("First", "Second"), seed, Settings.defaults(BOX.info())));
    }
}
