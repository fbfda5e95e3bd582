package arena.superbot.asterobots;

import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.superbot.level.Mind;
import arena.superbot.level.ThinkingTime;
import java.util.List;
import java.util.Locale;

/** Trades like the economist, and searches which squads make the next rounds best: see {@link SquadSearch}. */
final class SquadSearchMind implements Mind<AsterobotsView, AsterobotsOrder> {

    /** It keeps nothing back, buys what is missing at once, and goes by the price alone. */
    private static final Spending.Thrift THRIFT = new Spending.Thrift(0.3, 0, 0, true);

    private final ThinkingTime thinking;
    private String why = "";

    SquadSearchMind(ThinkingTime thinking) {
        this.thinking = thinking;
    }

    @Override
    public AsterobotsOrder choose(AsterobotsView view) {
        thinking.begin();
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
