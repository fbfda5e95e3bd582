package arena.games.windwardopolis.traffic;

import static arena.games.windwardopolis.map.Heading.EAST;
import static arena.games.windwardopolis.traffic.Crossroads.CROSSING;
import static arena.games.windwardopolis.traffic.Crossroads.before;
import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests of random drives and places: without a path, and by RELOCATE_ALL_CARS. */
class RandomDrivingTest {

    private static final CityMap CITY = Crossroads.city("");
    private static final int CARS = 3;

    private static Traffic traffic(long seed) {
        return new Traffic(
                CITY,
                DrivingRules.DOCUMENT,
                List.of(before(3, EAST), before(5, EAST), before(7, EAST)),
                Chance.of(seed, "by chance"));
    }

    @Test
    void aCarWithoutAPathGoesAnywhereButBackAndTurnsRoundInDeadEnds() {
        Traffic traffic = new Traffic(CITY, DrivingRules.DOCUMENT, List.of(before(3, EAST)), Chance.of(1, "lost"));
        List<MapTile> lost = new ArrayList<>();
        CarEvents events = new CarEvents() {
            @Override
            public void arrived(int seat, MapTile stop) {
                throw new AssertionError("there is no stop");
            }

            @Override
            public void lost(int seat) {
                lost.add(traffic.car(0).next());
            }
        };
        Set<Heading> left = EnumSet.noneOf(Heading.class);
        int entered = 0;
        MapTile before = traffic.tile(0);
        for (int tick = 0; tick < 40_000; tick++) {
            traffic.tick(events);
            CarView car = traffic.car(0);
            boolean isDeadEnd = CITY.exitCount(CITY.number(car.tile())) == 1;
            assertThat(car.lane().out() == car.lane().in().opposite()).isEqualTo(isDeadEnd);
            if (!car.tile().equals(before)) {
                before = car.tile();
                entered++;
                if (before.equals(CROSSING)) {
                    left.add(car.lane().out());
                }
            }
        }
        assertThat(left).containsExactlyInAnyOrder(Heading.values());
        assertThat(lost).as("it is told so at each tile").hasSize(entered);
    }

    @Test
    void relocatedCarsAreEachOnARoadOfItsOwnFourTilesOrMoreFromTheEndOfItsPathEitherWayRound() {
        int nearest = Integer.MAX_VALUE;
        Set<Heading> headings = EnumSet.noneOf(Heading.class);
        Traffic traffic = traffic(1);
        for (int seat = 0; seat < CARS; seat++) {
            traffic.order(seat, List.of(traffic.car(seat).next()));
        }
        List<MapTile> ends = List.of(
                traffic.path(0).get(0), traffic.path(1).get(0), traffic.path(2).get(0));
        for (int time = 0; time < 500; time++) {
            traffic.relocateAll();
            List<MapTile> tiles = List.of(traffic.tile(0), traffic.tile(1), traffic.tile(2));
            assertThat(tiles).doesNotHaveDuplicates().isSubsetOf(CITY.straights());
            for (int seat = 0; seat < CARS; seat++) {
                assertThat(traffic.path(seat)).as("its path stays").containsExactly(ends.get(seat));
                nearest = Math.min(nearest, tiles.get(seat).distance(ends.get(seat)));
                headings.add(traffic.car(seat).lane().out());
            }
        }
        assertThat(nearest).isEqualTo(4);
        assertThat(headings).containsExactlyInAnyOrder(Heading.values());
    }
}
