package arena.superbot.chainreaction;

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
import arena.games.chainreaction.Move;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.superbot.level.Effort;
import arena.superbot.level.Mind;
import arena.superbot.level.Place;
import java.util.ArrayList;
import java.util.List;

/** A match of Chain Reaction between two minds, by the rules alone, and everything that happened in it. */
final class Bout {

    static final GameBox<State, View, Move> BOX = ChainReaction.box();

    /**
     * One turn.
     *
     * @param before the state in which the order was given
     * @param why what the mind said about it
     */
    record Turn(State before, Move order, int code, String why) {}

    private final List<Turn> turns = new ArrayList<>();
    private State state;

    /** Plays a match. */
    Bout(long seed, Mind<View, Move> first, Mind<View, Move> second) {
        state = BOX.rules().start(new Setup(List.of("First", "Second"), seed, Settings.standard(BOX.info())));
        while (!(BOX.rules().phase(state) instanceof Phase.Over)) {
            Seat seat = state.mover().seat();
            Mind<View, Move> mind = seat.number() == 1 ? first : second;
            Move order = mind.choose(BOX.rules().view(state, Viewpoint.of(seat)));
            Ruling<Move> ruling = BOX.rules().judge(state, seat, new Answer.Given<>(order));
            mind.acknowledged(ruling.code());
            turns.add(new Turn(state, order, ruling.code(), mind.why()));
            state = BOX.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }

    /** Plays a match between two levels of the ladder. */
    static Bout of(int firstLevel, int secondLevel, long seed, Effort effort) {
        return new Bout(seed, mind(firstLevel, 1, seed, effort), mind(secondLevel, 2, seed, effort));
    }

    static Mind<View, Move> mind(int level, int seat, long seed, Effort effort) {
        return ChainReactionLevels.ladder().mind(level, Place.standard(new Seat(seat), BOX.info()), seed, effort);
    }

    List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** Returns the state after the last turn. */
    State end() {
        return state;
    }

    List<Move> orders() {
        return turns.stream().map(Turn::order).toList();
    }

    /** Returns the number of the winning seat. */
    int winner() {
        return state.over().orElseThrow().standings().get(0).seat().number();
    }
}
