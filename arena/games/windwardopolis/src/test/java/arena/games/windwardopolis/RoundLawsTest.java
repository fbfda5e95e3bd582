package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.TextFile;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapMaker;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.traffic.Traffic;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of laws in complete rounds of ten cars, on every map and in both editions, with all kinds of cards and orders.
 */
class RoundLawsTest {

    private static final Windwardopolis GAME = new Windwardopolis(BuiltInMaps.FILES);
    private static final int QUICK_TICKS = 1_500;
    private static final int CARS = 10;

    private static Setup setup(Windwardopolis game, String map, long seed, int ticks) {
        List<String> names =
                IntStream.rangeClosed(1, CARS).mapToObj(seat -> "Team_" + seat).toList();
        Map<String, String> changed = new TreeMap<>(Map.of("map", map, "most-ticks", Integer.toString(ticks)));
        changed.put("edition", seed % 2 == 0 ? "document" : "server");
        changed.put("time", "real-time");
        changed.put("speed", "0");
        return new Setup(names, seed, Settings.of(game.info(), changed));
    }

    private static Setup setup(long seed, int ticks) {
        String map =
                BuiltInMaps.FILES.get((int) (seed % BuiltInMaps.FILES.size())).name();
        return setup(GAME, map, seed, ticks);
    }

    /** Creates a round whose last seats have these habits; the others drive like the document's sample. */
    private static WatchedRound round(Windwardopolis game, Setup setup, ErraticDriver.Habit... habits) {
        return new WatchedRound(game, setup, (city, first) -> {
            int seat = first.me();
            return seat > CARS - habits.length
                    ? new ErraticDriver(city, first, habits[CARS - seat], setup.seed())::orders
                    : new SampleDriver(city, first, setup.seed())::orders;
        });
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, BuiltInMaps.FILES.size());
    }

    @Test
    void theLawsHoldInAShortRound() {
        round(GAME, setup(2, QUICK_TICKS), ErraticDriver.Habit.values()).run();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("seeds")
    void theLawsHoldInWholeRoundsAndEveryRoundEnds(long seed) {
        WatchedRound round = round(GAME, setup(seed, 60_000));
        round.run();
        assertThat(round.deliveries()).isGreaterThan(CARS);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theLawsHoldInNewCitiesWithErraticDrivers(long seed) {
        CityMap city = MapMaker.make(
                new MapMaker.Parameters("unseen", 31 + 12 * (int) seed, 62 - 6 * (int) seed, seed != 2, seed != 3),
                seed);
        Windwardopolis game = new Windwardopolis(List.of(new TextFile("unseen", MapText.write(city))));
        WatchedRound round = round(game, setup(game, "unseen", seed, 30_000), ErraticDriver.Habit.values());
        round.run();
        assertThat(round.deliveries()).isPositive();
    }

    @Test
    void relocatedCarsStandInTheMiddleOfStraightRoadsEachOnItsOwnFarFromTheEndOfItsPath() {
        for (long seed = 0; seed < 20; seed++) {
            WindwardopolisState state = GAME.start(setup(seed, 100));
            CityMap city = state.field().city();
            for (Seat seat : Seat.firstSeats(CARS)) {
                MapTile goal = city.busStops().get((int) (seed + seat.index()) % 12);
                List<MapTile> path = SampleDriver.path(city, state.traffic().tile(seat.index()), goal);
                state = GAME.order(
                        state, seat, WindwardopolisOrders.of(List.of(new WindwardopolisOrders.LineOrder.Path(path))));
            }
            Traffic traffic = state.traffic().copy();
            traffic.relocateAll();
            List<MapTile> tiles =
                    IntStream.range(0, CARS).mapToObj(traffic::tile).toList();
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
    void equalStatesHaveEqualTrafficAndOneTickMakesAnother() {
        WindwardopolisState state = GAME.start(setup(3, 100));
        assertThat(state.traffic().copy()).isEqualTo(state.traffic()).hasSameHashCodeAs(state.traffic());
        assertThat(WindwardopolisTicks.once(state))
                .isEqualTo(WindwardopolisTicks.once(state))
                .isNotEqualTo(state);
    }
}
