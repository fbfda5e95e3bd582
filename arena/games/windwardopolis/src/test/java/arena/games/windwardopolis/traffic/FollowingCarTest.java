package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.games.windwardopolis.ServerRecordings;
import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a car that approaches one that was moved there, or that has no path itself. */
class FollowingCarTest {

    private static final CityMap CITY = ServerRecordings.city("lab");

    private static int units(Traffic traffic) {
        return Math.abs(traffic.car(0).x() - traffic.car(1).x())
                + Math.abs(traffic.car(0).y() - traffic.car(1).y());
    }

    @Test
    void aCarThatWasPutSomewhereIsAsFarAwayAsOneThatDroveThere() {
        List<MapTile> row = CITY.straights().stream()
                .filter(tile -> CITY.straights().contains(tile.next(Heading.EAST))
                        && CITY.leads(CITY.number(tile), Heading.EAST))
                .toList();
        for (MapTile tile : row) {
            List<CarStart> starts =
                    List.of(new CarStart(tile, Heading.EAST), new CarStart(tile.next(Heading.EAST), Heading.EAST));
            Traffic traffic = new Traffic(CITY, DrivingRules.DOCUMENT, starts, Chance.of(1, "coming up"));
            traffic.limitSpeed(1, new SpeedLimits(true, 0, 0));
            for (int tick = 0; tick < 40; tick++) {
                traffic.tick(SoloDrive.UNHEARD);
                assertThat(units(traffic)).as(tile + ", tick " + tick).isGreaterThanOrEqualTo(24);
            }
        }
        assertThat(row).isNotEmpty();
    }

    @Test
    void aCarWithoutAPathStopsBeforeOneThatStandsBehindTheStemOfAT() {
        int checked = 0;
        for (MapTile junction : CITY.driveable()) {
            for (Heading in : Heading.all()) {
                MapTile before = junction.next(in.opposite());
                boolean isStem = CITY.exitCount(CITY.number(junction)) == 3 && !CITY.leads(CITY.number(junction), in);
                if (isStem && CITY.straights().contains(before)) {
                    comesUp(junction, before, in);
                    checked++;
                }
            }
        }
        assertThat(checked).isPositive();
    }

    private static void comesUp(MapTile junction, MapTile before, Heading in) {
        Traffic traffic = new Traffic(
                CITY,
                DrivingRules.DOCUMENT,
                List.of(new CarStart(before, in), new CarStart(before.next(in.opposite()), in)),
                Chance.of(1, "a stem"));
        traffic.place(0, new CarStart(junction, in));
        traffic.limitSpeed(0, new SpeedLimits(false, 0, 1_800));
        traffic.limitSpeed(1, new SpeedLimits(true, 0, 0));
        for (int tick = 0; tick < 400; tick++) {
            traffic.tick(SoloDrive.UNHEARD);
        }
        assertThat(units(traffic)).as("before " + junction).isGreaterThanOrEqualTo(18);
    }
}
