package arena.superbot.asterobots;

import arena.game.GameBox;
import arena.game.Searchable;
import arena.game.Seat;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import arena.superbot.level.Mind;
import arena.superbot.level.MindRandom;
import java.util.List;
import java.util.Optional;

/** The levels of Asterobots, the weakest first. */
public final class AsterobotsLevels {

    private static final GameBox<AsterobotsState, AsterobotsView, AsterobotsOrder> BOX = Asterobots.box();

    private AsterobotsLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<AsterobotsState, AsterobotsView, AsterobotsOrder> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "wanderer",
                                "Gives one command a turn, any that is legal, without an aim.",
                                (place, chance, thinking) -> wanderer(place.seat(), new MindRandom(chance))),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "expander",
                                "Sends robots to the nearest veins that they can take as things stand; it spends no"
                                        + " material, keeps"
                                        + " nobody at home and sees no squad that comes.",
                                (place, chance, thinking) -> new Expander()),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "economist",
                                "Upgrades what pays best, trades with aliens and players, keeps robots at home"
                                        + " against squads that"
                                        + " come, and takes the cheapest veins; each vein fights alone, and it looks"
                                        + " no turn ahead.",
                                (place, chance, thinking) -> new EconomyMind()),
                        new Level<AsterobotsView, AsterobotsOrder>(
                                "planner",
                                "Trades without keeping anything back, and foresees twenty rounds of arrivals and"
                                        + " fights, and the danger to its"
                                        + " veins, for each group of squads that it could send, from several veins at"
                                        + " once or to help one;"
                                        + " it foresees no answer to them.",
                                (place, chance, thinking) -> new SquadSearchMind(thinking))),
                Optional.of(new Estimator<>(AsterobotsState.class, AsterobotsState::over, AsterobotsEstimate::of)));
    }

    private static Mind<AsterobotsView, AsterobotsOrder> wanderer(Seat seat, MindRandom luck) {
        Searchable<AsterobotsState, AsterobotsView, AsterobotsOrder> search =
                BOX.search().orElseThrow();
        return view -> luck.pick(search.actions(view, seat));
    }

    /**
     * Selects the veins with the most robots and sends them to the nearest veins that they can take; it spends nothing.
     */
    private static final class Expander implements Mind<AsterobotsView, AsterobotsOrder> {

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
}
