package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.OwnMaps;
import arena.games.windwardopolis.map.Tile;
import arena.games.windwardopolis.order.Orders;
import arena.games.windwardopolis.traffic.Traffic;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Limo;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in whole rounds of ten cars, on every map and in both editions, with cards and orders of all kinds. */
class RoundLawsTest {

    private static final GameBox<State, View, Orders> BOX = Windwardopolis.box();
    private static final int QUICK_TICKS = 1_500;
    private static final int CARS = 10;

    private static Setup setup(long seed, int ticks) {
        List<String> names =
                IntStream.rangeClosed(1, CARS).mapToObj(seat -> "Team_" + seat).toList();
        String map = OwnMaps.FILES.get((int) (seed % OwnMaps.FILES.size())).name();
        Map<String, String> changed = new TreeMap<>(Map.of("map", map, "most-ticks", Integer.toString(ticks)));
        changed.put("edition", seed % 2 == 0 ? "document" : "server");
        return new Setup(names, seed, Settings.of(BOX.info(), changed));
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, OwnMaps.FILES.size());
    }

    @Test
    void the_laws_hold_in_a_short_round() {
        new Watched(setup(2, QUICK_TICKS)).run();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("seeds")
    void the_laws_hold_in_whole_rounds_and_every_round_ends(long seed) {
        Watched round = new Watched(setup(seed, 60_000));
        round.run();
        assertThat(round.deliveries()).isGreaterThan(CARS);
    }

    /** One round between drivers who play as the document's sample does. It is mutable. */
    private static final class Watched {

        private final List<Chauffeur> chauffeurs = new ArrayList<>();
        private final CityMap city;
        private State state;

        Watched(Setup setup) {
            state = BOX.rules().start(setup);
            city = state.field().city();
            setup.seats()
                    .forEach(seat ->
                            chauffeurs.add(new Chauffeur(city, BOX.rules().view(state, Viewpoint.of(seat)), 5)));
        }

        int deliveries() {
            return state.trips().limos().stream()
                    .mapToInt(limo -> limo.account().delivered().size())
                    .sum();
        }

        void run() {
            while (BOX.rules().phase(state) instanceof Phase.Turn turn) {
                List<Actions.Action<Orders>> actions = new ArrayList<>();
                for (Seat seat : turn.asked()) {
                    View view = BOX.rules().view(state, Viewpoint.of(seat));
                    assertKnowsNothingOfOthers(view, seat);
                    Orders orders = chauffeurs.get(seat.index()).orders(view);
                    Ruling<Orders> ruling = BOX.rules().judge(state, seat, new Answer.Given<>(orders));
                    actions.add(new Actions.Action<>(seat, ruling.counts()));
                }
                State before = state;
                state = BOX.rules().next(state, new Actions<>(actions));
                check(before);
            }
            Phase.Over over = (Phase.Over) BOX.rules().phase(state);
            assertThat(over.standings()).hasSize(CARS);
            assertThat(over.reason())
                    .isEqualTo(state.trips().winner().isPresent() ? Endings.EIGHT_DELIVERIES : Endings.TICK_LIMIT);
        }

        private static void assertKnowsNothingOfOthers(View view, Seat seat) {
            assertThat(view.own().keySet()).containsExactly(seat.number());
        }

        private void check(State before) {
            String where =
                    state.field().city().name() + " at tick " + state.clock().tick();
            assertThat(state.clock().tick())
                    .as(where)
                    .isGreaterThan(before.clock().tick());
            checkCars(where);
            checkPassengers(where);
            for (Seat seat : Seat.first(CARS)) {
                checkLimo(where, before.trips().limo(seat), state.trips().limo(seat));
            }
        }

        private void checkCars(String where) {
            for (int seat = 0; seat < CARS; seat++) {
                Tile tile = state.traffic().tile(seat);
                assertThat(city.isDriveable(tile)).as(where + ": " + tile).isTrue();
                assertThat(city.isDriveable(state.traffic().car(seat).next()))
                        .as(where + ": next of " + tile)
                        .isTrue();
            }
        }

        private void checkPassengers(String where) {
            Trips trips = state.trips();
            trips.passengers().forEach(one -> {
                long places = trips.carOf(one.name()).stream().count()
                        + one.lobby().stream().count()
                        + (one.destination().isEmpty() ? 1 : 0);
                assertThat(places).as(where + ": " + one).isEqualTo(1);
            });
        }

        private static void checkLimo(String where, Limo before, Limo after) {
            assertThat(after.coffee()).as(where).isBetween(0, Limo.MOST_COFFEE);
            assertThat(cards(after)).as(where).doesNotHaveDuplicates();
            assertThat(cards(before)).as(where).containsAll(cards(after));
            int more = after.account().delivered().size()
                    - before.account().delivered().size();
            assertThat(more).as(where).isBetween(0, 1);
            assertThat(after.account().delivered()).as(where).doesNotHaveDuplicates();
            assertThat(after.account().tenths() - before.account().tenths())
                    .as(where)
                    .isBetween(more * 10, more * 45);
        }

        private static List<Card> cards(Limo limo) {
            List<Card> cards = new ArrayList<>(limo.cards().deck());
            limo.cards().hand().forEach(held -> cards.add(held.card()));
            Stream.of(
                            limo.cards().nextStop(),
                            limo.cards().transit(),
                            limo.cards().atOnce().map(play -> play.card()))
                    .flatMap(Optional::stream)
                    .forEach(cards::add);
            return cards;
        }
    }

    @Test
    void relocated_cars_stand_in_the_middle_of_straight_roads_each_on_its_own_far_from_the_end_of_its_path() {
        for (long seed = 0; seed < 20; seed++) {
            State state = BOX.rules().start(setup(seed, 100));
            CityMap city = state.field().city();
            for (Seat seat : Seat.first(CARS)) {
                Tile goal = city.busStops().get((int) (seed + seat.index()) % 12);
                List<Tile> path = Chauffeur.path(city, state.traffic().tile(seat.index()), goal);
                state = BOX.rules().order(state, seat, Orders.of(List.of(new Orders.Part.Path(path))));
            }
            Traffic traffic = state.traffic().copy();
            traffic.relocateAll();
            List<Tile> tiles = IntStream.range(0, CARS).mapToObj(traffic::tile).toList();
            assertThat(tiles).doesNotHaveDuplicates().isSubsetOf(city.straights());
            assertThat(tiles)
                    .isNotEqualTo(IntStream.range(0, CARS)
                            .mapToObj(state.traffic()::tile)
                            .toList());
            for (int seat = 0; seat < CARS; seat++) {
                assertThat(traffic.path(seat)).isEqualTo(state.traffic().path(seat));
                assertThat(traffic.car(seat).step()).isEqualTo(12);
                assertThat(traffic.car(seat).speed()).isEqualTo(1);
                assertThat(traffic.pathEnd(seat).orElseThrow().distance(tiles.get(seat)))
                        .isGreaterThanOrEqualTo(4);
            }
        }
    }

    @Test
    void equal_states_have_equal_traffic_and_one_tick_makes_another() {
        State state = BOX.rules().start(setup(3, 100));
        assertThat(state.traffic().copy()).isEqualTo(state.traffic()).hasSameHashCodeAs(state.traffic());
        assertThat(Ticks.once(state)).isEqualTo(Ticks.once(state)).isNotEqualTo(state);
    }
}
