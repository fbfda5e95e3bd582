package arena.superbot;

import arena.games.asterobots.Order;
import arena.games.asterobots.View;

/** Takes what can be taken, and guards what is attacked. */
final class AsterobotsExpander implements Mind<View, Order> {

    @Override
    public Order choose(View view) {
        return view instanceof View.Turn turn
                ? Order.Turn.of(AsterobotsFront.first(new AsterobotsFront(turn).attacks()))
                : AsterobotsChoice.of(view);
    }
}
