package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.games.windwardopolis.map.BuiltInMaps;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of cars that are put onto the streets as a player sees them. */
class SeenCarTest {

    private static final CityMap CITY =
            MapText.of(BuiltInMaps.FILES.get(0).content()).city().orElseThrow();

    private static final CarEvents NO_EVENTS = new CarEvents() {
        @Override
        public void arrived(int seat, MapTile stop) {}

        @Override
        public void lost(int seat) {}
    };

    /** A bot may order a path with a gap, whose next tile is none that the car can enter. */
    @ParameterizedTest
    @ValueSource(ints = {0, 90, 180, 270, 45, 33})
    void aCarStaysOnTheStreetsWhateverItsPathAndItsDirectionAre(int angle) {
        MapTile far = CITY.busStops().get(0);
        for (MapTile tile : CITY.driveable()) {
            SeenCar seen = new SeenCar(tile, angle, List.of(far));
            Traffic traffic = Traffic.seen(CITY, DrivingRules.DOCUMENT, List.of(seen), 7, Chance.of(tile.x(), "seen"));
            assertThat(traffic.tile(0)).isEqualTo(tile);
            for (int tick = 0; tick < 60; tick++) {
                traffic.tick(NO_EVENTS);
                assertThat(CITY.isDriveable(traffic.tile(0)))
                        .as("from %s at %d degrees to %s", tile, angle, traffic.tile(0))
                        .isTrue();
            }
        }
    }
}
