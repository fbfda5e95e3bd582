package arena.superbot.windwardopolis;

import arena.game.Chance;
import arena.game.Game;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.search.SearchRandom;
import arena.superbot.level.Estimator;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The levels of Windwardopolis 2, the weakest first. */
public final class WindwardopolisLevels {

    private static final GameBox<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> BOX =
            Windwardopolis.box();

    private WindwardopolisLevels() {}

    /** Returns the ladder of the game. */
    public static Ladder<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "sample",
                                "Plays like the sample programs of the document: takes passengers in random order,"
                                        + " fetches coffee when it has none, and sometimes plays a card without"
                                        + " regard to its effect.",
                                (mindSeat, chance, thinking) -> new SampleMind(chance)),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "nearest",
                                "Takes the trip with the most points for its driving time. Considers enemies and"
                                        + " rivals only when it meets them, and plays no cards.",
                                (mindSeat, chance, thinking) -> new NearestTripMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "planner",
                                "Plans three trips at a time, with the coffee between them, enemies that may wait"
                                        + " at the destination, and rivals that may arrive first or bring the next"
                                        + " passenger. Plays no cards.",
                                (mindSeat, chance, thinking) -> new TripPlannerMind()),
                        new Level<WindwardopolisView, WindwardopolisOrders>(
                                "strategist",
                                "Simulates the rest of the round for its best plans and for each card that it could"
                                        + " play, against the leader or for itself. Assumes that the others drive"
                                        + " by points and time.",
                                (mindSeat, chance, thinking) -> new PlayoutMind(chance, thinking))),
                Optional.of(new Estimator<>(WindwardopolisState.class, WindwardopolisState::over, new Estimate()::of)));
    }

    /** A mind that plans three trips at a time by a {@link TripSearch}. It plays no cards. */
    private static final class TripPlannerMind extends DrivingMind {

        private TripPlan last = TripPlan.NOTHING;
        private int[] seen = {};
        private String why = "";

        @Override
        Decision decide(CityGuide guide, SeatObservation observation) {
            why = "";
            int[] now = TripPlans.signature(guide, observation);
            if (!observation.hasStopped() && Arrays.equals(now, seen)) {
                return new Decision(last.place(), List.of(), List.of());
            }
            seen = now;
            PackedRound round = new PackedRound(guide, observation.cars());
            round.see(observation);
            List<TripPlans.Rated> rated = TripPlans.rated(guide, observation, round, last);
            if (rated.isEmpty()) {
                last = TripPlan.NOTHING;
                return Decision.NONE;
            }
            last = rated.get(0).plan();
            int rider = observation.rider(observation.me());
            why = TripPlans.text(guide, rider, rated.get(0)) + ", most of " + rated.size() + " plans";
            return new Decision(last.place(), TripPlans.pickup(guide, rider, last), List.of());
        }

        @Override
        public String why() {
            return why;
        }
    }

    /**
     * The estimate of all players' winning chances: the results of playouts in which all drive by points and time
     * without cards, with shares for points close to the best.
     */
    private static final class Estimate {

        private static final Game<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> RULES =
                Windwardopolis.box().rules();
        private static final int FUTURES = 32;

        /** The difference in points at the end of a playout at which the odds of the first mindSeat are e to one. */
        private static final double SPREAD = 2;

        /** Returns the winning chances of all players in a round that is not over. */
        List<Double> of(WindwardopolisState state) {
            CityGuide guide = guide(state);
            int cars = state.field().names().size();
            PackedRound start = new PackedRound(guide, cars);
            start.see(SeatObservation.of(guide, RULES.view(state, new Viewpoint.Referee()), List.of()));
            for (Seat gone : state.gone()) {
                start.halt(gone.index(), Double.POSITIVE_INFINITY);
            }
            long tick = state.clock().tick();
            SearchRandom dice = new SearchRandom(Chance.of(tick, "estimate"));
            RoundPlayout playout = new RoundPlayout(new PackedRound(guide, cars), dice);
            double[] chances = new double[cars];
            for (int future = 0; future < FUTURES; future++) {
                playout.begin(start, dice);
                playout.choose((double) state.field().terms().mostTicks() - tick);
                addShares(playout, chances);
            }
            return Arrays.stream(chances).map(sum -> sum / FUTURES).boxed().toList();
        }

        private static CityGuide guide(WindwardopolisState state) {
            WindwardopolisView first = RULES.view(state.at(WindwardopolisState.Clock.BEGIN), new Viewpoint.Referee());
            return CityGuide.of(first.fixed().orElseThrow());
        }

        /** Divides 1 among all players by their scores in a playout. */
        private static void addShares(RoundPlayout playout, double[] chances) {
            double[] shares = new double[chances.length];
            double all = 0;
            for (int car = 0; car < shares.length; car++) {
                shares[car] = Math.exp(playout.score(car) / SPREAD);
                all += shares[car];
            }
            for (int car = 0; car < shares.length; car++) {
                chances[car] += shares[car] / all;
            }
        }
    }
}
