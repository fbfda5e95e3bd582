package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.bench.traffic.Rush;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapMaker;
import arena.games.windwardopolis.map.Tile;
import arena.games.windwardopolis.map.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every city, whoever drives where: ten cars on their fastest ways from stop to stop. */
class TrafficLawsTest {

    private static final int TICKS = 6_000;
    private static final int QUICK_SEEDS = 6;
    private static final int SLOW_SEEDS = 200;

    /** Two centres in one lane: a car's length, and one between them. */
    private static final int LEAST_UNITS = 24;

    private static final int APART_UNITS = 60;

    static LongStream quickSeeds() {
        return LongStream.rangeClosed(1, QUICK_SEEDS);
    }

    static LongStream slowSeeds() {
        return LongStream.rangeClosed(QUICK_SEEDS + 1, SLOW_SEEDS);
    }

    @ParameterizedTest
    @MethodSource("quickSeeds")
    void the_laws_of_traffic_hold(long seed) {
        new Watched(seed).run();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowSeeds")
    void the_laws_of_traffic_hold_for_many_seeds(long seed) {
        new Watched(seed).run();
    }

    @Test
    void equal_seeds_make_equal_traffic_and_a_copy_goes_on_alike() {
        Rush one = new Rush(city(3), DrivingRules.DOCUMENT, 3);
        Rush other = new Rush(city(3), DrivingRules.DOCUMENT, 3);
        for (int tick = 0; tick < 2_000; tick++) {
            one.tick();
            other.tick();
        }
        Traffic copy = one.traffic().copy();
        assertThat(views(copy)).isEqualTo(views(other.traffic()));
        List<CarView> kept = views(copy);
        one.tick();
        assertThat(views(copy))
                .as("a copy is not changed by what it was made from")
                .isEqualTo(kept);
        copy.tick(Driven.UNHEARD);
        assertThat(views(copy)).isEqualTo(views(one.traffic()));
    }

    private static CityMap city(long seed) {
        int width = (int) (MapMaker.LEAST_WIDTH + seed * 7 % (MapMaker.MOST_WIDTH - MapMaker.LEAST_WIDTH));
        int height = (int) (MapMaker.LEAST_HEIGHT + seed * 5 % (MapMaker.MOST_HEIGHT - MapMaker.LEAST_HEIGHT));
        return MapMaker.make(new MapMaker.Wish("laws", width, height, seed % 2 == 0, seed % 3 > 0), seed);
    }

    private static List<CarView> views(Traffic traffic) {
        return IntStream.range(0, Rush.CARS).mapToObj(traffic::car).toList();
    }

    /** One rush, and what was seen of it. */
    private static final class Watched {

        private final long seed;
        private final CityMap city;
        private final Rush rush;
        private final Traffic traffic;
        private List<Signal> lights = List.of();
        private final SortedSet<Integer> pairsThrough = new TreeSet<>();

        Watched(long seed) {
            this.seed = seed;
            this.city = city(seed);
            this.rush = new Rush(city, seed % 5 == 0 ? DrivingRules.SERVER : DrivingRules.DOCUMENT, seed);
            this.traffic = rush.traffic();
        }

        void run() {
            List<CarView> before = views(traffic);
            for (int tick = 1; tick <= TICKS; tick++) {
                lights = lights();
                rush.tick();
                List<CarView> after = views(traffic);
                for (int seat = 0; seat < Rush.CARS; seat++) {
                    check(
                            seat,
                            before.get(seat),
                            after.get(seat),
                            "seed " + seed + ", tick " + tick + ", seat " + seat);
                }
                checkDistances(after, "seed " + seed + ", tick " + tick);
                assertThat(traffic.oldestKnot())
                        .as("seed " + seed + ", tick " + tick + ": ticks of the oldest knot")
                        .isLessThanOrEqualTo(Knots.LONGEST_TICKS);
                before = after;
            }
            assertThat(rush.arrivals()).as("seed " + seed + ": arrivals").isPositive();
        }

        private List<Signal> lights() {
            return city.plan().signals().stream().map(traffic::signal).toList();
        }

        private void check(int seat, CarView before, CarView now, String where) {
            Way way = now.way();
            assertThat(List.of(now.x(), now.y()))
                    .as(where + ": in its lane")
                    .isEqualTo(List.of(
                            now.tile().x() * Tile.UNITS + way.x(now.step()),
                            now.tile().y() * Tile.UNITS + way.y(now.step())));
            int number = city.number(now.tile());
            assertThat(city.leads(number, way.in().opposite()))
                    .as(where + ": came over a road")
                    .isTrue();
            assertThat(city.leads(number, way.out()))
                    .as(where + ": leaves over a road")
                    .isTrue();
            assertThat(now.speed()).as(where + ": speed").isBetween(0f, (float) way.topSpeed());
            boolean enters = before.step() <= before.way().entryStep()
                    && now.tile().equals(before.tile())
                    && way.hasEnteredNext(now.step());
            if (enters && !traffic.wasForced(seat)) {
                entered(before, now, where);
            }
        }

        /** The front bumper has just come into the next tile. */
        private void entered(CarView before, CarView now, String where) {
            int next = city.number(now.next());
            if (city.hasSignal(next)) {
                Signal green = Signal.greenFor(now.way().out());
                Signal shown = traffic.signal(now.next());
                boolean turnedSince = shown == green.yellow() && lights.get(city.signal(next)) != shown;
                assertThat(shown == green || turnedSince)
                        .as(where + ": the light was green")
                        .isTrue();
            }
            if (city.mustStop(next, now.way().out())) {
                assertThat(before.speed()).as(where + ": speed before a sign").isLessThan(1);
                assertThat(before.waits()).as(where + ": stood at the sign").isTrue();
            }
        }

        private void checkDistances(List<CarView> cars, String where) {
            for (int seat = 0; seat < cars.size(); seat++) {
                for (int other = 0; other < seat; other++) {
                    int pair = seat * Rush.CARS + other;
                    int units = units(cars.get(seat), cars.get(other));
                    if (traffic.isThrough(seat, other)) {
                        pairsThrough.add(pair);
                    } else if (units > APART_UNITS) {
                        pairsThrough.remove(pair);
                    }
                    if (!pairsThrough.contains(pair) && isOneLane(cars.get(seat), cars.get(other))) {
                        assertThat(units)
                                .as(where + ": between seats " + seat + " and " + other)
                                .isGreaterThanOrEqualTo(LEAST_UNITS);
                    }
                }
            }
        }

        private static int units(CarView one, CarView other) {
            return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
        }

        private static boolean isOneLane(CarView one, CarView other) {
            return one.way().isStraight()
                    && one.way().out() == other.way().out()
                    && other.way().isStraight()
                    && (one.x() == other.x() || one.y() == other.y());
        }
    }

    @Test
    void the_cities_of_the_laws_differ() {
        List<CityMap> cities = new ArrayList<>();
        quickSeeds().forEach(seed -> cities.add(city(seed)));
        assertThat(cities.stream().map(CityMap::plan).distinct()).hasSize(QUICK_SEEDS);
    }
}
