package arena.games.windwardopolis.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MapMakerTest {

    private static final int SEEDS = 40;

    @Test
    void everySeedMakesACityOfAnySizeThatCanBePlayed() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            int width = (int) (MapMaker.LEAST_WIDTH + seed * 11 % (MapMaker.MOST_WIDTH - MapMaker.LEAST_WIDTH + 1));
            int height = (int) (MapMaker.LEAST_HEIGHT + seed * 7 % (MapMaker.MOST_HEIGHT - MapMaker.LEAST_HEIGHT + 1));
            CityMap city = MapMaker.make(new MapMaker.Parameters("made", width, height, true, true), seed);
            assertThat(MapText.of(MapText.write(city)).faults())
                    .as("seed " + seed)
                    .isEmpty();
            assertThat(city.width()).isEqualTo(width);
            assertThat(city.height()).isEqualTo(height);
            assertThat(city.driveable()).as("seed " + seed).hasSizeBetween(100, 1_000);
            assertThat(city.busStops()).hasSizeBetween(12, 14);
            assertThat(city.coffeeStops()).hasSizeBetween(4, 6);
        }
    }

    @Test
    void equalParametersAndSeedsMakeEqualCitiesAndOthersDoNot() {
        MapMaker.Parameters parameters = new MapMaker.Parameters("made", 40, 40, true, true);
        assertThat(MapMaker.make(parameters, 1)).isEqualTo(MapMaker.make(parameters, 1));
        assertThat(MapMaker.make(parameters, 1)).isNotEqualTo(MapMaker.make(parameters, 2));
    }

    @Test
    void signalsAndSignsExistOnlyIfRequested() {
        CityMap city = MapMaker.make(new MapMaker.Parameters("made", 50, 50, false, true), 1);
        assertThat(city.plan().signals()).isEmpty();
        assertThat(city.plan().signs()).isNotEmpty();
        city = MapMaker.make(new MapMaker.Parameters("made", 50, 50, true, false), 1);
        assertThat(city.plan().signals()).isNotEmpty();
        assertThat(city.plan().signs()).isEmpty();
    }

    @Test
    void aCityThatIsTooSmallOrTooLargeIsRefusedInWords() {
        assertThatThrownBy(() -> new MapMaker.Parameters("made", 30, 31, true, true))
                .hasMessage("A city is made from 31x31 to 79x58 tiles, not 30x31.");
    }
}
