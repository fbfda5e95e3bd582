package arena.games.chainreaction.levels;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
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

    static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    private TextMatch() {}

    static void play(long seed, Responder first, Responder second) {
        ChainReactionState state = begun(seed);
        while (!(GAME.rules().phase(state) instanceof Phase.Over)) {
            Seat seat = state.mover().seat();
            Responder bot = seat.number() == 1 ? first : second;
            ChainReactionView view = GAME.rules().view(state, Viewpoint.of(seat));
            String output = bot.answer(GAME.views().write(view));
            Answer<ChainReactionMove> answer = GAME.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
            Ruling<ChainReactionMove> ruling = GAME.rules().judge(state, seat, answer);
            bot.acknowledged(ruling.code());
            state = GAME.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }

    /** Returns the first input of player 1. */
    static String firstInput(long seed) {
        return GAME.views().write(GAME.rules().view(begun(seed), Viewpoint.of(new Seat(1))));
    }

    private static ChainReactionState begun(long seed) {
        return GAME.rules().start(new Setup(List.of("First", "Second"), seed, Settings.defaults(GAME.info())));
    }
}
