package arena.superbot.asterobots;

import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.superbot.level.Mind;
import java.util.Locale;

/**
 * Upgrades and trades, keeps as many robots at home as come against it, sends those of the rear to where enemies are,
 * and takes the cheapest veins; each of its veins fights alone.
 */
final class EconomyMind implements Mind<AsterobotsView, AsterobotsOrder> {

    /** How it sends robots. */
    static final Expansion.Style STYLE = new Expansion.Style(8, 5, 3, 2, true);

    private static final Spending.Thrift THRIFT = new Spending.Thrift(0.8, 150, 100, false);

    private final Expansion expansion = new Expansion(STYLE);
    private String why = "";

    @Override
    public AsterobotsOrder choose(AsterobotsView view) {
        if (view instanceof AsterobotsView.Selection selection) {
            why = "";
            return FirstVein.richest(selection);
        }
        return play((AsterobotsView.Turn) view);
    }

    private AsterobotsOrder play(AsterobotsView.Turn view) {
        Spending spending = Spending.done(view, THRIFT);
        TurnPlan plan = spending.plan();
        ForwardModel model = spending.model();
        int before = plan.commands();
        expansion.launch(model, view.me(), (from, to, robots) -> {
            model.launch(view.me(), from, to, robots);
            plan.launch(from, to, robots);
        });
        why = String.format(
                Locale.ROOT,
                "buys %d ranks, sends %d squads, holds %d veins with %d robots",
                spending.upgrades(),
                plan.commands() - before,
                view.mine().veins(),
                view.mine().robots());
        return plan.order();
    }

    @Override
    public String why() {
        return why;
    }
}
