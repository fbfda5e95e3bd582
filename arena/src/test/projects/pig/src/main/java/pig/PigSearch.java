package pig;

import arena.game.Chance;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import java.util.List;
import java.util.TreeSet;

/** The orders of a seat, and a state behind a view: the rolls to come are drawn. */
final class PigSearch implements Searchable<Pig.State, Pig.View, Pig.Move> {

    @Override
    public List<Pig.Move> actions(Pig.View view, Seat seat) {
        return List.of(Pig.Move.ROLL, Pig.Move.HOLD);
    }

    @Override
    public Pig.State guess(Pig.View view, Seat seat, Settings settings, Chance source) {
        return new Pig.State(
                new Setup(view.names(), 0, settings),
                view.points(),
                view.mover(),
                view.total(),
                view.rolled(),
                view.moves(),
                new TreeSet<>(view.left()),
                source);
    }
}
