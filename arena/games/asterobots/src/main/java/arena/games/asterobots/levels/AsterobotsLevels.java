package arena.games.asterobots.levels;

import arena.game.GameDefinition;
import arena.game.Searchable;
import arena.game.Seat;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import arena.level.Estimator;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.Mind;
import arena.level.MindRandom;
import arena.level.ThinkingTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The levels of Asterobots, the weakest first. */
public final class AsterobotsLevels {

    private static final GameDefinition<AsterobotsState, AsterobotsView, AsterobotsOrder> GAME =
            Asterobots.definition();

    private AsterobotsLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<AsterobotsState, AsterobotsView, AsterobotsOrder> ladder() {
        return new Ladder<>(
                GAME,
                List.of(
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "wanderer",
                                "Gives one random legal command in each turn.",
                                (mindSeat, chance, thinking) -> randomMind(mindSeat.seat(), new MindRandom(chance))),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "expander",
                                "Sends robots to the nearest veins that they can take at present. Spends no"
                                        + " material, keeps no robots at home, and ignores approaching squads.",
                                (mindSeat, chance, thinking) -> new ExpansionMind()),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "economist",
                                "Upgrades what pays best, trades with aliens and players, keeps robots at home"
                                        + " against approaching squads, and takes the cheapest veins. Each vein"
                                        + " fights alone, and it does not look ahead.",
                                (mindSeat, chance, thinking) -> new EconomyMind()),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "planner",
                                "Trades without a reserve. Computes the arrivals and fights of the next twenty"
                                        + " rounds, and the danger to its veins, for each group of squads that it"
                                        + " could send, also from several veins at once or to help one. Does not"
                                        + " consider replies.",
                                (mindSeat, chance, thinking) -> new SquadSearchMind(thinking))),
                Optional.of(new Estimator<>(AsterobotsState.class, AsterobotsState::over, Estimate::of)));
    }

    private static Mind<AsterobotsView, AsterobotsOrder> randomMind(Seat seat, MindRandom random) {
        Searchable<AsterobotsState, AsterobotsView, AsterobotsOrder> search =
                GAME.search().orElseThrow();
        return view -> random.pick(search.actions(view, seat));
    }

    /**
     * A mind that selects the vein with the most robots and sends squads to the nearest veins that they can take; it
     * spends no material.
     */
    private static final class ExpansionMind implements Mind<AsterobotsView, AsterobotsOrder> {

        private final Expansion expansion = new Expansion(Expansion.SIMPLE);

        @Override
        public AsterobotsOrder choose(AsterobotsView view) {
            if (view instanceof AsterobotsView.Selection selection) {
                return FirstVein.best(
                        selection, vein -> selection.veins().get(vein).robots());
            }
            AsterobotsView.Turn turn = (AsterobotsView.Turn) view;
            TurnPlan plan = new TurnPlan(turn);
            ForwardModel model = ForwardModel.of(turn, new VeinDistances(turn.veins()));
            expansion.launch(model, turn.me(), (from, to, robots) -> {
                model.launch(turn.me(), from, to, robots);
                plan.launch(from, to, robots);
            });
            return plan.order();
        }
    }

    /**
     * A mind that upgrades and trades, keeps as many robots at home as approach, sends robots from the rear towards
     * enemies, and takes the cheapest veins. Each of its veins fights alone.
     */
    private static final class EconomyMind implements Mind<AsterobotsView, AsterobotsOrder> {

        /** The way in which it sends robots. */
        static final Expansion.Style STYLE = new Expansion.Style(8, 5, 3, 2, true);

        private static final Spending.Preferences PREFERENCES = new Spending.Preferences(0.8, 150, 100, false);

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
            Spending spending = Spending.of(view, PREFERENCES);
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

    /** A mind that trades like the economist and searches the best squads by a {@link SquadSearch}. */
    private static final class SquadSearchMind implements Mind<AsterobotsView, AsterobotsOrder> {

        /** The mind keeps no reserve, buys missing material at once, and compares upgrades by price alone. */
        private static final Spending.Preferences PREFERENCES = new Spending.Preferences(0.3, 0, 0, true);

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
            Spending spending = Spending.of(view, PREFERENCES);
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

    /**
     * The estimate of all players' winning chances: the share of each in all veins and robots, with the planner's value
     * of a vein.
     */
    private static final class Estimate {

        private Estimate() {}

        /** Returns the share of each player; equal shares as long as no player has a vein. */
        static List<Double> of(AsterobotsState state) {
            double[] worth = new double[state.players()];
            for (Vein vein : state.position().veins()) {
                if (vein.owner() != Vein.ALIENS) {
                    worth[vein.owner() - 1] += ModelValue.worth(vein.robotIncrease()) + vein.robots();
                }
            }
            for (Squad squad : state.position().squads()) {
                worth[squad.owner() - 1] += squad.robots();
            }
            double all = Arrays.stream(worth).sum();
            return Arrays.stream(worth)
                    .map(own -> all > 0 ? own / all : 1.0 / worth.length)
                    .boxed()
                    .toList();
        }
    }

    /** The choice of the first vein. */
    private static final class FirstVein {

        private FirstVein() {}

        /** Returns the selection of the free vein with the highest value; the first one of equals. */
        static AsterobotsOrder best(AsterobotsView.Selection view, ToDoubleFunction<Integer> worth) {
            int best = IntStream.range(0, view.veins().size())
                    .boxed()
                    .filter(vein -> view.veins().get(vein).owner() == Vein.ALIENS)
                    .max(Comparator.comparingDouble(worth).thenComparing(Comparator.reverseOrder()))
                    .orElseThrow(() -> new IllegalArgumentException("no vein is free in " + view));
            return new AsterobotsOrder.Select(view.veins().get(best).location());
        }

        /** Returns the selection of the free vein with the highest output. */
        static AsterobotsOrder richest(AsterobotsView.Selection view) {
            return best(view, vein -> output(view.veins().get(vein)));
        }

        private static double output(Vein vein) {
            return vein.robots() + 10.0 * vein.reproduction() + 5.0 * vein.productivity();
        }
    }
}
