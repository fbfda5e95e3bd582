package arena.superbot.asterobots;

import arena.game.GameBox;
import arena.game.Searchable;
import arena.game.Seat;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.command.Order;
import arena.games.asterobots.state.State;
import arena.games.asterobots.state.View;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import arena.superbot.level.Luck;
import arena.superbot.level.Mind;
import java.util.List;
import java.util.Optional;

/** The levels of Asterobots, the weakest first. */
public final class AsterobotsLevels {

    private static final GameBox<State, View, Order> BOX = Asterobots.box();

    private AsterobotsLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<State, View, Order> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<View, Order>(
                                "wanderer",
                                "Gives one command a turn, any that is legal, without an aim.",
                                (place, chance, thinking) -> wanderer(place.seat(), new Luck(chance))),
                        new Level<View, Order>(
                                "expander",
                                "Sends robots to the nearest veins that they can take as things stand; it spends no"
                                        + " material, keeps"
                                        + " nobody at home and sees no squad that comes.",
                                (place, chance, thinking) -> new Expander()),
                        new Level<View, Order>(
                                "economist",
                                "Upgrades what pays best, trades with aliens and players, keeps robots at home"
                                        + " against squads that"
                                        + " come, and takes the cheapest veins; each vein fights alone, and it looks"
                                        + " no turn ahead.",
                                (place, chance, thinking) -> new Economist()),
                        new Level<View, Order>(
                                "planner",
                                "Trades without keeping anything back, and foresees twenty rounds of arrivals and"
                                        + " fights, and the danger to its"
                                        + " veins, for each group of squads that it could send, from several veins at"
                                        + " once or to help one;"
                                        + " it foresees no answer to them.",
                                (place, chance, thinking) -> new Planner(thinking))),
                Optional.of(new Estimator<>(State.class, State::over, AsterobotsEstimate::of)));
    }

    private static Mind<View, Order> wanderer(Seat seat, Luck luck) {
        Searchable<State, View, Order> search = BOX.search().orElseThrow();
        return view -> luck.pick(search.actions(view, seat));
    }

    /**
     * Selects the veins with the most robots and sends them to the nearest veins that they can take; it spends nothing.
     */
    private static final class Expander implements Mind<View, Order> {

        private final Expansion expansion = new Expansion(Expansion.SIMPLE);

        @Override
        public Order choose(View view) {
            if (view instanceof View.Selection selection) {
                return FirstVein.best(
                        selection, vein -> selection.veins().get(vein).robots());
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
}
