package arena.games.chainreaction;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A match that a test plays with the texts of bots. It changes with every answer. */
final class ScriptedMatch {

    static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    private ChainReactionState state;

    ScriptedMatch(Map<String, String> settings) {
        this(List.of("Ada", "Bob"), settings);
    }

    ScriptedMatch(List<String> names) {
        this(names, Map.of());
    }

    private ScriptedMatch(List<String> names, Map<String, String> settings) {
        state = GAME.rules().start(new Setup(names, 1, Settings.of(GAME.info(), settings)));
    }

    ScriptedMatch() {
        this(Map.of());
    }

    ChainReactionState state() {
        return state;
    }

    /** Returns the input of the player to move. */
    String input() {
        return GAME.views().write(view(state.mover()));
    }

    /** Returns the current view of a player. */
    ChainReactionView view(Side side) {
        return GAME.rules().view(state, Viewpoint.of(side.seat()));
    }

    /** Returns the picture that a player sees now. */
    Picture picture(Side side) {
        return GAME.presentation().picture(state, Viewpoint.of(side.seat()));
    }

    /** Returns the picture that a player sees now, in a window, with marks on the changes since an earlier state. */
    Picture picture(ChainReactionState before, Side side, int rows) {
        return GAME.presentation().picture(before, state, Viewpoint.of(side.seat()), rows);
    }

    /** Judges an answer of the player to move, without playing it. */
    Ruling<ChainReactionMove> judge(byte[] raw) {
        return GAME.rules().judge(state, state.mover().seat(), GAME.answers().read(raw, view(state.mover())));
    }

    /** Plays an answer of the player to move, and returns the ruling. */
    Ruling<ChainReactionMove> answer(byte[] raw) {
        return play(judge(raw));
    }

    /** Plays one line each for the players in turn, and returns this match. */
    ScriptedMatch with(String... lines) {
        for (String line : lines) {
            answer((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return this;
    }

    /** Plays a turn without an answer, and returns the ruling. */
    Ruling<ChainReactionMove> late() {
        return play(GAME.rules().judge(state, state.mover().seat(), new Answer.Late<>()));
    }

    /** Returns the end of the match. */
    Phase.Over over() {
        return (Phase.Over) GAME.rules().phase(state);
    }

    private Ruling<ChainReactionMove> play(Ruling<ChainReactionMove> ruling) {
        state = GAME.rules().next(state, Actions.of(state.mover().seat(), ruling.counts()));
        return ruling;
    }
}
