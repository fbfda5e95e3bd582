package arena.games.windwardopolis.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Departure;
import arena.game.GameRules;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Passenger;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.level.Estimator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class WindwardopolisEstimateTest {

    private static final GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> RULES =
            Windwardopolis.definition().rules();

    private final Estimator<WindwardopolisState> estimator =
            WindwardopolisLevels.ladder().estimator().orElseThrow();

    private static WindwardopolisState start(long seed) {
        Settings settings = Settings.of(RULES.info(), Map.of("time", "real-time"));
        return RULES.start(new Setup(List.of("One", "Two", "Three"), seed, settings));
    }

    /** Returns a round in which the first player has completed a number of trips. */
    private static WindwardopolisState delivered(WindwardopolisState state, int trips) {
        Trips before = state.trips();
        List<String> names =
                before.passengers().stream().map(Passenger::name).limit(trips).toList();
        Limo limo = before.limos().get(0);
        List<Limo> limos = new ArrayList<>(before.limos());
        Limo.Account account = new Limo.Account(names, 10 * trips);
        limos.set(0, new Limo(limo.ride(), limo.coffee(), limo.pickup(), account, limo.cards(), limo.timers()));
        Trips after = new Trips(before.busStops(), before.terms(), before.passengers(), limos, before.chance());
        return new WindwardopolisState(
                state.field(), state.traffic(), after, state.clock(), state.reports(), state.gone(), state.over());
    }

    @Test
    void atTheBeginningAllChancesArePositiveWithTheSumOne() {
        List<Double> estimate = estimator.estimate(start(4));
        assertThat(estimate).hasSize(3).allSatisfy(value -> assertThat(value).isBetween(0.02, 0.8));
        assertThat(estimate.stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(1, Offset.offset(1e-9));
        assertThat(estimator.estimate(start(4))).isEqualTo(estimate);
    }

    /** Measured in 120 rounds, the estimate of a beginning predicts little. */
    @Test
    void atTheBeginningNoChanceIsFarFromTheOthers() {
        for (long seed = 1; seed <= 8; seed++) {
            assertThat(estimator.estimate(start(seed)))
                    .as("round %d", seed)
                    .allSatisfy(value -> assertThat(value).isBetween(0.15, 0.6));
        }
    }

    @Test
    void theEstimateOfThePlayerWithMostTripsRisesTowardsTheEnd() {
        List<Double> early = estimator.estimate(delivered(start(4), 3));
        List<Double> late = estimator.estimate(delivered(start(4), 7));
        assertThat(early.get(0)).isGreaterThan(estimator.estimate(start(4)).get(0));
        assertThat(late.get(0)).isGreaterThan(0.9).isGreaterThanOrEqualTo(early.get(0));
        assertThat(late.get(1)).isPositive();
    }

    @Test
    void anotherRoundInTheSameCityHasOtherCompanies() {
        estimator.estimate(start(4));
        Estimator<WindwardopolisState> fresh =
                WindwardopolisLevels.ladder().estimator().orElseThrow();
        assertThat(estimator.estimate(start(5))).isEqualTo(fresh.estimate(start(5)));
    }

    @Test
    void aPlayerThatHasLeftEarnsNothingMore() {
        WindwardopolisState state = RULES.leave(start(4), new Seat(2), Departure.ENDED);
        assertThat(estimator.estimate(state).get(1)).isLessThan(0.04);
    }

    @Test
    void theEstimateDoesNotDependOnAMomentAfterTheFirstTick() {
        WindwardopolisState state = RULES.next(start(4), new Actions<>(List.of()));
        assertThat(state.clock().tick()).isEqualTo(1);
        assertThat(estimator.estimate(state)).hasSize(3);
    }
}
