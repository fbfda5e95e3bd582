package pig;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GameContract;
import arena.contract.LevelsContract;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.level.Ladder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PigTest implements GameContract<Pig.State, Pig.View, Pig.Move>, LevelsContract<Pig.State, Pig.View, Pig.Move> {

    @Override
    public GameDefinition<Pig.State, Pig.View, Pig.Move> game() {
        return Pig.definition();
    }

    @Override
    public Ladder<Pig.State, Pig.View, Pig.Move> ladder() {
        return PigProvider.levels();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(Pig.MOVES);
    }

    @Override
    public Optional<Pig.State> disguised(Pig.State state, Seat viewer, long seed) {
        return Optional.of(new Pig.State(
                state.setup(),
                state.points(),
                state.mover(),
                state.total(),
                state.rolled(),
                state.moves(),
                state.left(),
                Chance.of(seed, "other dice")));
    }

    @Test
    void aSeatKeepsItsTotalWhenItHolds() {
        Pig.State state = started(Map.of());
        while (state.total() == 0) {
            state = after(state, Pig.Move.ROLL);
        }
        int mover = state.mover();
        Pig.State held = after(state, Pig.Move.HOLD);
        assertThat(held.points().get(mover - 1)).isEqualTo(state.points().get(mover - 1) + state.total());
        assertThat(held.mover()).isEqualTo(mover % 3 + 1);
    }

    @Test
    void aOneEndsTheTurnWithoutPoints() {
        Pig.State state = started(Map.of());
        while (state.rolled() != 1) {
            state = after(state, Pig.Move.ROLL);
        }
        assertThat(state.total()).isZero();
        assertThat(state.points()).containsOnly(0);
    }

    @Test
    void aSeatThatDoesNotAnswerHolds() {
        Pig.State state = started(Map.of());
        assertThat(game().rules().judge(state, new Seat(1), new Answer.Late<>()).counts())
                .isEqualTo(Pig.Move.HOLD);
    }

    @Test
    void theFirstSeatWithTheGoalWins() {
        Pig.State state = started(Map.of("goal", "10"));
        while (game().rules().phase(state) instanceof Phase.Turn) {
            state = after(state, state.total() < 10 ? Pig.Move.ROLL : Pig.Move.HOLD);
        }
        Phase.Over over = (Phase.Over) game().rules().phase(state);
        assertThat(over.reason()).isEqualTo("goal reached");
        assertThat(over.standings().get(0).points()).isGreaterThanOrEqualTo(10);
    }

    private Pig.State started(Map<String, String> settings) {
        return game().rules().start(new Setup(List.of("Ann", "Ben", "Cid"), 1, Settings.of(game().info(), settings)));
    }

    private Pig.State after(Pig.State state, Pig.Move move) {
        return game().rules().next(state, Actions.of(new Seat(state.mover()), move));
    }
}
