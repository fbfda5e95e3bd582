package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.bench.TrafficBench.RandomTraffic;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the laws of traffic in every city: ten cars on their fastest paths from stop to stop. */
class TrafficLawsTest {

    private static final int TICKS = 6_000;
    private static final int QUICK_SEEDS = 1;
    private static final int SLOW_SEEDS = 60;

    static LongStream quickSeeds() {
        return LongStream.rangeClosed(1, QUICK_SEEDS);
    }

    static LongStream slowSeeds() {
        return LongStream.rangeClosed(QUICK_SEEDS + 1, SLOW_SEEDS);
    }

    @ParameterizedTest
    @MethodSource("quickSeeds")
    void theLawsOfTrafficHold(long seed) {
        watch(seed);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowSeeds")
    void theLawsOfTrafficHoldForManySeeds(long seed) {
        watch(seed);
    }

    @Test
    void equalSeedsMakeEqualTrafficAndACopyGoesOnAlike() {
        RandomTraffic one = new RandomTraffic(city(3), DrivingRules.DOCUMENT, 3);
        RandomTraffic other = new RandomTraffic(city(3), DrivingRules.DOCUMENT, 3);
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
        copy.tick(SoloDrive.UNHEARD);
        assertThat(views(copy)).isEqualTo(views(one.traffic()));
    }

    private static CityMap city(long seed) {
        int width = (int) (MapMaker.LEAST_WIDTH + seed * 7 % (MapMaker.MOST_WIDTH - MapMaker.LEAST_WIDTH));
        int height = (int) (MapMaker.LEAST_HEIGHT + seed * 5 % (MapMaker.MOST_HEIGHT - MapMaker.LEAST_HEIGHT));
        return MapMaker.make(new MapMaker.Parameters("laws", width, height, seed % 2 == 0, seed % 3 > 0), seed);
    }

    private static List<CarView> views(Traffic traffic) {
        return IntStream.range(0, RandomTraffic.CARS).mapToObj(traffic::car).toList();
    }

    private static void watch(long seed) {
        RandomTraffic rush =
                new RandomTraffic(city(seed), seed % 5 == 0 ? DrivingRules.SERVER : DrivingRules.DOCUMENT, seed);
        StreetLaws laws = new StreetLaws("seed " + seed, rush.traffic(), RandomTraffic.CARS);
        for (int tick = 1; tick <= TICKS; tick++) {
            rush.tick();
            laws.check(rush.traffic());
        }
        assertThat(rush.arrivals()).as("seed " + seed + ": arrivals").isPositive();
    }

    @Test
    void theCitiesOfTheLawsDiffer() {
        List<CityMap> cities = new ArrayList<>();
        quickSeeds().forEach(seed -> cities.add(city(seed)));
        assertThat(cities.stream().map(CityMap::plan).distinct()).hasSize(QUICK_SEEDS);
    }
}
