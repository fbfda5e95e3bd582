package arena.games.asterobots;

import arena.game.Actions;
import arena.game.Scenes;
import arena.game.Viewpoint;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.picture.FieldScene;
import arena.games.asterobots.picture.FieldStep;
import arena.games.asterobots.picture.FieldStep.Conquest;
import arena.games.asterobots.picture.FieldStep.Done;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What people see of a match: all alike, since nothing is secret. */
final class FieldScenes implements Scenes<AsterobotsState, AsterobotsOrder, FieldScene> {

    @Override
    public FieldScene scene(AsterobotsState state, Viewpoint from) {
        return FieldScene.of(state);
    }

    /** {@inheritDoc} It tells the commands that were carried out, and which veins have another owner. */
    @Override
    public Optional<Record> step(
            AsterobotsState before, Actions<AsterobotsOrder> actions, AsterobotsState after, Viewpoint from) {
        Actions.Action<AsterobotsOrder> only = actions.only();
        return Optional.of(new FieldStep(only.seat().number(), done(only.action()), conquests(before, after)));
    }

    private static List<Done> done(AsterobotsOrder order) {
        return order instanceof AsterobotsOrder.Turn turn
                ? turn.commands().stream().map(Done::of).toList()
                : List.of(Done.of((AsterobotsOrder.Select) order));
    }

    private static List<Conquest> conquests(AsterobotsState before, AsterobotsState after) {
        List<Conquest> conquests = new ArrayList<>();
        List<Vein> veins = after.position().veins();
        for (int at = 0; at < veins.size(); at++) {
            int loser = before.position().veins().get(at).owner();
            int owner = veins.get(at).owner();
            if (owner != loser) {
                conquests.add(new Conquest(at + 1, veins.get(at).location(), loser, owner));
            }
        }
        return conquests;
    }
}
