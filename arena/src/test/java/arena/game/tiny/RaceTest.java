package arena.game.tiny;

import arena.contract.GameContract;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Setup;
import java.util.List;

class RaceTest implements GameContract<Race.State, Race.View, Race.Order> {

    @Override
    public GameDefinition<Race.State, Race.View, Race.Order> game() {
        return Race.definition();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(Race.TICKS);
    }

    @Override
    public List<Race.Order> orders(Race.View view, Seat seat) {
        return List.of(new Race.Order(0), new Race.Order(9));
    }
}
