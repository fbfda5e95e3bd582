package arena.games.windwardopolis.traffic;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of a car that turns round in a junction again and again, and of those that want to pass it. */
class RightOfWayTest {

    private static final MapTile STOP = new MapTile(1, 6);
    private static final MapTile JUNCTION = new MapTile(2, 6);
    private static final int LONGEST_TICKS = 2_000;
    private static final int SHUTTLES = 100;

    /** Returns a road from the north to the south with a bus stop at a junction in its middle. */
    private static CityMap city(String controls) {
        String road = "..#..\n".repeat(6);
        return MapText.of("map one 5 13\n" + road + "CB#..\n" + road + controls)
                .city()
                .orElseThrow();
    }

    private static List<MapTile> shuttle() {
        List<MapTile> path = new ArrayList<>(down(1, 6));
        for (int again = 0; again < SHUTTLES; again++) {
            path.add(STOP);
            path.add(JUNCTION);
        }
        return path;
    }

    private static List<MapTile> down(int from, int to) {
        List<MapTile> path = new ArrayList<>();
        for (int y = from; y <= to; y++) {
            path.add(new MapTile(2, y));
        }
        return path;
    }

    private static List<MapTile> up(int from, int to) {
        List<MapTile> path = new ArrayList<>();
        for (int y = from; y >= to; y--) {
            path.add(new MapTile(2, y));
        }
        return path;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sign 2 6 NS\n", "sign 2 6 N\n", "sign 2 6 S\n", "signal 2 6\n"})
    void aCarThatTurnsRoundAgainAndAgainKeepsNobodyFromPassing(String controls) {
        CityMap city = city(controls);
        List<CarStart> starts = List.of(
                new CarStart(new MapTile(2, 1), Heading.SOUTH),
                new CarStart(new MapTile(2, 11), Heading.NORTH),
                new CarStart(new MapTile(2, 3), Heading.NORTH));
        Traffic traffic = new Traffic(city, DrivingRules.DOCUMENT, starts, Chance.of(1, "right of way"));
        traffic.order(0, shuttle());
        traffic.order(1, up(10, 0));
        List<MapTile> back = up(2, 0);
        back.addAll(down(1, 12));
        traffic.order(2, back);
        StreetLaws laws = new StreetLaws("right of way", traffic, starts.size());
        boolean north = false;
        boolean south = false;
        for (int tick = 0; tick < LONGEST_TICKS && !(north && south); tick++) {
            traffic.tick(SoloDrive.UNHEARD);
            laws.check(traffic);
            north |= traffic.tile(1).y() < JUNCTION.y();
            south |= traffic.tile(2).y() > JUNCTION.y();
        }
        assertThat(north).as("who comes from the south has passed").isTrue();
        assertThat(south).as("who comes from the north has passed").isTrue();
        assertThat(traffic.path(0)).as("the other one still turns round").isNotEmpty();
    }
}
