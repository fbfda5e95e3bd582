package arena.superbot.windwardopolis;

import arena.game.GameBox;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import java.util.List;
import java.util.Optional;

/** The levels of Windwardopolis 2, the weakest first. */
public final class WindwardopolisLevels {

    private static final GameBox<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> BOX =
            Windwardopolis.box();

    private WindwardopolisLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "sample",
                                "Plays as the samples of the document do: passengers in any order, coffee when there"
                                        + " is none, a card now and then, whatever it does.",
                                (place, chance, thinking) -> new SampleMind(chance)),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "nearest",
                                "Takes the trip that earns most points for the time it drives; it minds enemies and"
                                        + " rivals when it meets them, and plays no cards.",
                                (place, chance, thinking) -> new NearestTripMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "planner",
                                "Plans three trips at a time, with the coffee between them, enemies who may wait at"
                                        + " the end, and rivals who may come first or bring somebody; it plays no"
                                        + " cards.",
                                (place, chance, thinking) -> new TripPlannerMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "strategist",
                                "Plays the round on for its best plans and for each card it could use, against who"
                                        + " leads or for itself; it takes all others for drivers who go by points"
                                        + " and time.",
                                (place, chance, thinking) -> new PlayoutMind(chance, thinking))),
                Optional.of(new Estimator<>(
                        WindwardopolisState.class, WindwardopolisState::over, new WindwardopolisEstimate()::of)));
    }
}
