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
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import java.util.ArrayList;
import java.util.List;

/** A match of Chain Reaction between two minds by the rules alone, with all its turns. */
final class TestMatch {

    static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    /**
     * A turn.
     *
     * @param before the state in which the order was given
     * @param why the explanation of the mind
     */
    record Turn(ChainReactionState before, ChainReactionMove order, int code, String why) {}

    private final List<Turn> turns = new ArrayList<>();
    private ChainReactionState state;

    /** Plays a match. */
    TestMatch(
            long seed,
            Mind<ChainReactionView, ChainReactionMove> first,
            Mind<ChainReactionView, ChainReactionMove> second) {
        state = GAME.rules().start(new Setup(List.of("First", "Second"), seed, Settings.defaults(GAME.info())));
        while (!(GAME.rules().phase(state) instanceof Phase.Over)) {
            Seat seat = state.mover().seat();
            Mind<ChainReactionView, ChainReactionMove> mind = seat.number() == 1 ? first : second;
            ChainReactionMove order = mind.choose(GAME.rules().view(state, Viewpoint.of(seat)));
            Ruling<ChainReactionMove> ruling = GAME.rules().judge(state, seat, new Answer.Given<>(order));
            mind.acknowledged(ruling.code());
            turns.add(new Turn(state, order, ruling.code(), mind.why()));
            state = GAME.rules().next(state, Actions.of(seat, ruling.counts()));
        }
    }

    /** Plays a match between two levels of the ladder. */
    static TestMatch of(int firstLevel, int secondLevel, long seed, Effort effort) {
        return new TestMatch(seed, mind(firstLevel, 1, seed, effort), mind(secondLevel, 2, seed, effort));
    }

    static Mind<ChainReactionView, ChainReactionMove> mind(int level, int seat, long seed, Effort effort) {
        return ChainReactionLevels.ladder().mind(level, MindSeat.standard(new Seat(seat), GAME.info()), seed, effort);
    }

    List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** Returns the state after the last turn. */
    ChainReactionState end() {
        return state;
    }

    List<ChainReactionMove> orders() {
        return turns.stream().map(Turn::order).toList();
    }

    /** Returns the number of the winning seat. */
    int winner() {
        return state.over().orElseThrow().standings().get(0).seat().number();
    }
}
