package arena.superbot.asterobots;

import arena.games.asterobots.command.Order;
import arena.games.asterobots.state.View;
import arena.superbot.level.Mind;
import arena.superbot.level.Thinking;
import java.util.List;
import java.util.Locale;

/** Trades like the economist, and searches which squads make the next rounds best: see {@link SquadSearch}. */
final class Planner implements Mind<View, Order> {

    /** It keeps nothing back, buys what is missing at once, and goes by the price alone. */
    private static final Spending.Thrift THRIFT = new Spending.Thrift(0.3, 0, 0, true);

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
            return FirstVein.richest(selection);
        }
        return play((View.Turn) view);
    }

    private Order play(View.Turn view) {
        Spending spending = Spending.done(view, THRIFT);
        TurnPlan plan = spending.plan();
        ForwardModel model = spending.model();
        List<PossibleSquad> squads = thinking.within(budget -> search(new SquadSearch(model, view.me(), budget)));
        squads.forEach(squad -> plan.launch(squad.from(), squad.to(), squad.robots()));
        why += String.format(Locale.ROOT, "; buys %d ranks", spending.upgrades());
        return plan.order();
    }

    private List<PossibleSquad> search(SquadSearch search) {
        List<PossibleSquad> squads = search.search();
        why = String.format(
                Locale.ROOT,
                "sends %d squads, expects %d veins; %d futures, %d nodes in %.0f ms",
                squads.size(),
                search.expectedVeins(),
                search.futures(),
                search.nodes(),
                thinking.usedMillis());
        return squads;
    }

    @Override
    public String why() {
        return why;
    }
}
