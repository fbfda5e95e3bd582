package arena.superbot;

import arena.games.asterobots.Order;
import arena.games.asterobots.View;
import java.util.List;
import java.util.Locale;

/** Trades like the economist, and searches which squads make the next rounds best: see {@link Campaign}. */
final class Planner implements Mind<View, Order> {

    /** It keeps nothing back, buys what is missing at once, and goes by the price alone. */
    private static final Treasury.Thrift THRIFT = new Treasury.Thrift(0.3, 0, 0, true);

    private final Thinking thinking;
    private String why = "";

    Planner(Thinking thinking) {
        this.thinking = thinking;
    }

    @Override
    public Order choose(View view) {
        thinking.begin();
        if (view instanceof View.Selection selection) {
            why = "";
            return Sites.best(selection, vein -> Sites.output(selection.veins().get(vein)));
        }
        return play((View.Turn) view);
    }

    private Order play(View.Turn view) {
        TurnPlan plan = new TurnPlan(view);
        Front front = Front.of(view, new Terrain(view.veins()));
        Treasury treasury = new Treasury(plan, front, THRIFT);
        treasury.spend();
        front.upgrade(plan.veins());
        List<Sortie> sorties = thinking.within(budget -> search(new Campaign(front, view.me(), budget)));
        sorties.forEach(sortie -> plan.launch(sortie.from(), sortie.to(), sortie.robots()));
        why += String.format(Locale.ROOT, "; buys %d ranks", treasury.upgrades());
        return plan.order();
    }

    private List<Sortie> search(Campaign campaign) {
        List<Sortie> sorties = campaign.search();
        why = String.format(
                Locale.ROOT,
                "sends %d squads, expects %d veins; %d futures, %d nodes in %.0f ms",
                sorties.size(),
                campaign.expectedVeins(),
                campaign.futures(),
                campaign.nodes(),
                thinking.usedMillis());
        return sorties;
    }

    @Override
    public String why() {
        return why;
    }
}
