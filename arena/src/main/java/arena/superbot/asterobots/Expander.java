package arena.superbot.asterobots;

import arena.games.asterobots.command.Order;
import arena.games.asterobots.state.View;
import arena.superbot.level.Mind;

/** Selects the veins with the most robots and sends them to the nearest veins that they can take; it spends nothing. */
final class Expander implements Mind<View, Order> {

    private final Expansion expansion = new Expansion(Expansion.SIMPLE);

    @Override
    public Order choose(View view) {
        if (view instanceof View.Selection selection) {
            return FirstVein.best(selection, vein -> selection.veins().get(vein).robots());
        }
        View.Turn turn = (View.Turn) view;
        TurnPlan plan = new TurnPlan(turn);
        ForwardModel model = ForwardModel.of(turn, new Distances(turn.veins()));
        expansion.launch(model, turn.me(), (from, to, robots) -> {
            model.launch(turn.me(), from, to, robots);
            plan.launch(from, to, robots);
        });
        return plan.order();
    }
}
