package arena.superbot.chainreaction;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.match.Responder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A match of Chain Reaction between two responders, through texts. */
final class TextBout {

    private TextBout() {}

    static void play(long seed, Responder first, Responder second) {
        ChainReactionState state = begun(seed);
        while (!(Bout.BOX.rules().phase(state) instanceof Phase.Over)) {
            Seat seat = state.mover().seat();
            Responder bot = seat.number() == 1 ? first : second;
            ChainReactionView view = Bout.BOX.rules().view(state, Viewpoint.of(seat));
            String output = bot.answer(Bout.BOX.views().write(view));
            Answer<ChainReactionMove> answer = Bout.BOX.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
            Ruling<ChainReactionMove> ruling = Bout.BOX.rules().judge(state, seat, answer);
            bot.acknowledged(ruling.code());
            state = Bout.BOX.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }

    /** Returns what player 1 is asked first. */
    static String firstInput(long seed) {
        return Bout.BOX.views().write(Bout.BOX.rules().view(begun(seed), Viewpoint.of(new Seat(1))));
    }

    private static ChainReactionState begun(long seed) {
        return Bout.BOX.rules().start(new Setup(List.of("First", "Second"), seed, Settings.standard(Bout.BOX.info())));
    }
}
