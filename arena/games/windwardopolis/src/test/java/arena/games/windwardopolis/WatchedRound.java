package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.CarView;
import arena.games.windwardopolis.traffic.StreetLaws;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.TripLaws;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A round in which every tick is checked against all laws. It is mutable. */
final class WatchedRound {

    private final GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> rules;
    private final String name;
    private final List<Function<WindwardopolisView, WindwardopolisOrders>> drivers = new ArrayList<>();
    private final StreetLaws streets;
    private WindwardopolisState state;
    private long carTicksStood;

    /** A source of drivers, which know the city and the first view. */
    interface DriverSource {
        Function<WindwardopolisView, WindwardopolisOrders> driver(CityMap city, WindwardopolisView first);
    }

    /** Begins a round in real time, in which no tick waits. */
    WatchedRound(
            GameRules<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> rules,
            Setup setup,
            DriverSource hiring) {
        this.rules = rules;
        this.name = "round " + setup.seed();
        state = rules.start(setup);
        for (Seat seat : setup.seats()) {
            drivers.add(hiring.driver(state.field().city(), rules.view(state, Viewpoint.of(seat))));
        }
        streets = new StreetLaws(name, state.traffic(), drivers.size());
    }

    WindwardopolisState state() {
        return state;
    }

    int deliveries() {
        return state.trips().limos().stream()
                .mapToInt(limo -> limo.account().delivered().size())
                .sum();
    }

    /** Returns the percentage of ticks in which a car made no step. */
    double percentStanding() {
        return 100.0 * carTicksStood / (state.clock().tick() * drivers.size());
    }

    /** Plays it to its end. */
    Phase.Over run() {
        while (rules.phase(state) instanceof Phase.Tick tick) {
            Trips before = state.trips();
            for (Seat seat : tick.updated()) {
                order(seat);
            }
            TripLaws.check(this::where, before, state.trips());
            Trips ordered = state.trips();
            Traffic streetsBefore = state.traffic();
            long now = state.clock().tick();
            state = rules.next(state, Actions.none());
            assertThat(state.clock().tick()).isEqualTo(now + 1);
            TripLaws.check(this::where, ordered, state.trips());
            streets.check(state.traffic());
            carTicksStood += IntStream.range(0, drivers.size())
                    .filter(seat ->
                            stood(streetsBefore.car(seat), state.traffic().car(seat)))
                    .count();
        }
        Phase.Over over = (Phase.Over) rules.phase(state);
        assertThat(over.standings()).hasSize(drivers.size());
        assertThat(over.reason())
                .isEqualTo(
                        state.trips().winner().isPresent()
                                ? WindwardopolisEndings.EIGHT_DELIVERIES
                                : WindwardopolisEndings.TICK_LIMIT);
        return over;
    }

    private static boolean stood(CarView before, CarView after) {
        return before.x() == after.x() && before.y() == after.y();
    }

    private void order(Seat seat) {
        WindwardopolisView view = rules.view(state, Viewpoint.of(seat));
        assertThat(view.own().keySet()).as(name).containsExactly(seat.number());
        WindwardopolisOrders orders = drivers.get(seat.index()).apply(view);
        if (!orders.equals(WindwardopolisOrders.NONE)) {
            state = rules.order(
                    state,
                    seat,
                    rules.judge(state, seat, new Answer.Given<>(orders)).counts());
        }
    }

    private String where() {
        return name + ", " + state.field().city().name() + ", tick "
                + state.clock().tick();
    }
}
