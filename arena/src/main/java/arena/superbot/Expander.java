package arena.superbot;

import arena.games.asterobots.Order;
import arena.games.asterobots.View;

/** Selects the veins with the most robots and sends them to the nearest veins that they can take; it spends nothing. */
final class Expander implements Mind<View, Order> {

    private final Expansion expansion = new Expansion(Expansion.SIMPLE);

    @Override
    public Order choose(View view) {
        if (view instanceof View.Selection selection) {
            return Sites.best(selection, vein -> selection.veins().get(vein).robots());
        }
        View.Turn turn = (View.Turn) view;
        TurnPlan plan = new TurnPlan(turn);
        Front front = Front.of(turn, new Terrain(turn.veins()));
        expansion.launch(front, turn.me(), (from, to, robots) -> {
            front.launch(turn.me(), from, to, robots);
            plan.launch(from, to, robots);
        });
        return plan.order();
    }
}
