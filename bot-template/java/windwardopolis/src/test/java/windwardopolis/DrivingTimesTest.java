package windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DrivingTimesTest {

    /** Two ways from the west to the east, equal in all but a stop sign. */
    private static CityMap loop(String sign) {
        return new CityMap(List.of(
                "map loop 9 7",
                ".........",
                ".#######.",
                ".#.....#.",
                "B#.....#B",
                ".#.....#.",
                ".#######.",
                ".........",
                sign));
    }

    @Test
    void aTileStraightOnTakes24TicksAtTopSpeedAndAHaltMore() {
        CityMap map = new CityMap(List.of("map road 9 3", ".........", "B#######B", "....#....", "sign 4 1 W"));
        DrivingTimes times = new DrivingTimes(map, 0.1, new Tile(0, 1), Heading.EAST, 1);

        assertThat(times.ticksTo(new Tile(2, 1)).orElseThrow()).isCloseTo(24, Offset.offset(0.01));
        assertThat(times.ticksTo(new Tile(3, 1)).orElseThrow()).isCloseTo(48, Offset.offset(0.01));
        assertThat(times.ticksTo(new Tile(4, 1)).orElseThrow()).isCloseTo(72 + 26.83, Offset.offset(0.01));
        assertThat(times.pathTo(new Tile(8, 1)))
                .startsWith(new Tile(0, 1), new Tile(1, 1))
                .endsWith(new Tile(8, 1))
                .hasSize(9);
    }

    @Test
    void fromAStopTheTimesBeginInItsMiddle() {
        CityMap map = new CityMap(List.of("map road 9 3", ".........", "B#######B", "....#....", "start 2 1 E"));
        DrivingTimes times = DrivingTimes.of(map, 0.1, new DrivingTimes.Place(new Tile(0, 1), Heading.EAST, false));

        assertThat(times.ticksTo(new Tile(1, 1)).orElseThrow()).isCloseTo(84.5, Offset.offset(0.01));
    }

    @Test
    void theFasterWayIsTakenOfTwoThatAreEquallyLong() {
        Tile end = new Tile(8, 3);
        DrivingTimes south = new DrivingTimes(loop("sign 4 1 W"), 0.1, new Tile(0, 3), Heading.EAST, 1);
        DrivingTimes north = new DrivingTimes(loop("sign 4 5 W"), 0.1, new Tile(0, 3), Heading.EAST, 1);

        assertThat(south.pathTo(end)).contains(new Tile(4, 5)).hasSize(13);
        assertThat(north.pathTo(end)).contains(new Tile(4, 1)).hasSize(13);
    }

    @Test
    void aCarThatMayTurnRoundDoesSoOnAStraightRoadOnly() {
        CityMap map = new CityMap(List.of("map bend 5 4", ".....", ".###.", ".#.B.", ".B..."));
        DrivingTimes times = new DrivingTimes(map, 0.1, new Tile(1, 2), Heading.NORTH, 0.5);

        assertThat(times.pathTo(new Tile(1, 3)))
                .containsExactly(
                        new Tile(1, 2), new Tile(1, 1), new Tile(2, 1), new Tile(1, 1), new Tile(1, 2), new Tile(1, 3));
    }

    @Test
    void whatNoRoadLeadsToHasNoTime() {
        DrivingTimes times = new DrivingTimes(loop("start 4 1 E"), 0.1, new Tile(0, 3), Heading.EAST, 1);

        assertThat(times.ticksTo(new Tile(0, 0))).isEmpty();
        assertThat(times.pathTo(new Tile(0, 0))).isEmpty();
    }

    @Test
    void itBeginsWithTheWayThatTheCarIsBoundTo() {
        Game game = Inputs.game("Tick = 160", "Car2 = 5,2 90; 0.000; 3; 0; 0");
        Game planned = Inputs.game("Tick = 160", "Car2 = 5,2 90; 0.000; 3; 0; 0", "Path2 = 5,3 5,4");
        Game stopped = Inputs.game("Tick = 160", "Car2 = 0,2 200; 0.000; 3; 0; 0");

        assertThat(game.drivingTimes().pathTo(new Tile(10, 2))).startsWith(new Tile(5, 2), new Tile(6, 2));
        assertThat(planned.drivingTimes().pathTo(new Tile(10, 2))).startsWith(new Tile(5, 2), new Tile(5, 3));
        assertThat(stopped.drivingTimes().pathTo(new Tile(10, 2))).startsWith(new Tile(0, 2), new Tile(1, 2));
    }
}
