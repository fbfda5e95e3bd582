package arena.superbot;

import arena.games.asterobots.Command;
import arena.games.asterobots.Order;
import arena.games.asterobots.View;
import java.util.ArrayList;
import java.util.List;

/** Upgrades and trades before it attacks with what it can spare. */
final class AsterobotsEconomist implements Mind<View, Order> {

    @Override
    public Order choose(View view) {
        if (!(view instanceof View.Turn turn)) {
            return AsterobotsChoice.of(view);
        }
        List<Command> commands = new ArrayList<>(new AsterobotsBudget(turn).commands());
        commands.addAll(new AsterobotsFront(turn).attacks());
        return Order.Turn.of(AsterobotsFront.first(commands));
    }
}
