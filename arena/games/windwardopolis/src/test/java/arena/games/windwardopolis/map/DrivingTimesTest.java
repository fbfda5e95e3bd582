package arena.games.windwardopolis.map;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.ServerRecordings;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrivingTimesTest {

    private static final float SERVER = 0.05f;

    /** The time to the first tile, at whose end the search begins. */
    private static final double HALF_TILE_TICKS = 37;

    @ParameterizedTest
    @ValueSource(strings = {"own1", "own3"})
    void aPathTakesAboutAsLongAsTheServerNeededForItsOwnPathOrLess(String name) {
        CityMap city = ServerRecordings.city(name);
        List<String[]> rows = ServerRecordings.text(ServerRecordings.folder().resolve("drives/" + name + ".csv"))
                .lines()
                .skip(1)
                .map(row -> row.split(",", -1))
                .toList();
        int same = 0;
        for (String[] row : rows) {
            CarStart start = new CarStart(
                    new MapTile(Integer.parseInt(row[1]), Integer.parseInt(row[2])),
                    Heading.of(row[3].charAt(0)).orElseThrow());
            MapTile stop = new MapTile(Integer.parseInt(row[4]), Integer.parseInt(row[5]));
            DrivingTimes times = DrivingTimes.fromStart(city, SERVER, start);
            double ticks = times.ticksTo(stop).orElseThrow() + HALF_TILE_TICKS;
            int recorded = Integer.parseInt(row[7]);
            String theirs = row[8].substring(row[8].indexOf(' ') + 1).replace(':', ',');
            String ours = String.join(
                    " ",
                    times.pathTo(stop).orElseThrow().stream().map(MapTile::text).toList());
            assertThat(ticks).as(String.join(",", row)).isLessThan(recorded * 1.03);
            if (ours.equals(theirs)) {
                same++;
                assertThat(ticks).as(String.join(",", row)).isCloseTo(recorded, Percentage.withPercentage(3));
            }
        }
        assertThat(same).as("paths as the server's").isGreaterThan(rows.size() / 4);
    }

    @Test
    void everyStopOfEveryCityIsReachedAndNoOtherStopIsDrivenThrough() {
        for (CityMap city : BuiltInMaps.FILES.stream()
                .map(file -> MapText.of(file.content()).city().orElseThrow())
                .toList()) {
            DrivingTimes times =
                    DrivingTimes.fromStart(city, SERVER, city.starts().get(0));
            Stream.concat(city.busStops().stream(), city.coffeeStops().stream()).forEach(stop -> {
                List<MapTile> path = times.pathTo(stop).orElseThrow();
                assertThat(path).endsWith(stop).allMatch(city::isDriveable);
                assertThat(path.subList(0, path.size() - 1))
                        .noneMatch(tile -> city.ground(tile).isStop());
                for (int at = 1; at < path.size(); at++) {
                    assertThat(path.get(at - 1).distance(path.get(at))).isEqualTo(1);
                }
            });
        }
    }

    @Test
    void whatNoRoadLeadsToHasNoTime() {
        CityMap city = ServerRecordings.city("ring");
        DrivingTimes times = DrivingTimes.fromStart(city, SERVER, city.starts().get(0));
        assertThat(times.ticksTo(new MapTile(0, 0))).isEmpty();
        assertThat(times.pathTo(new MapTile(0, 0))).isEmpty();
    }
}
