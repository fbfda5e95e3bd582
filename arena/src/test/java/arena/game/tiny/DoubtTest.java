package arena.game.tiny;

import arena.contract.GameContract;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Setup;
import java.util.Optional;

class DoubtTest implements GameContract<Doubt.State, Doubt.View, Doubt.Act> {

    @Override
    public GameDefinition<Doubt.State, Doubt.View, Doubt.Act> game() {
        return Doubt.definition();
    }

    @Override
    public int mostSteps(Setup setup) {
        return 2 * setup.settings().whole(Doubt.TURNS);
    }

    /** Gives the hidden die another number. */
    @Override
    public Optional<Doubt.State> disguised(Doubt.State state, Seat viewer, long seed) {
        if (viewer.number() == state.mover()) {
            return Optional.empty();
        }
        int other = state.die() % 6 + 1;
        return Optional.of(new Doubt.State(
                state.setup(), state.turn(), state.mover(), other, state.claim(), state.points(), new Chance(seed)));
    }
}
