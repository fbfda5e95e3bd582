package arena.games.windwardopolis.traffic;

import arena.game.Chance;
import arena.games.windwardopolis.bench.SoloDrive;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;

/**
 * A city of two long roads that cross in the middle, for examples of cars that meet there. A car is given by its
 * heading and its distance in tiles from the crossing. It is mutable and makes one example.
 */
final class Crossroads {

    static final MapTile CROSSING = new MapTile(12, 12);
    private static final int SIDE = 25;

    final Traffic traffic;

    /** Puts cars onto the roads; a last line of the map may put a sign or a signal at the crossing. */
    Crossroads(DrivingRules rules, String mark, CarStart... cars) {
        traffic = new Traffic(city(mark), rules, List.of(cars), Chance.of(1, "crossroads"));
    }

    Crossroads(String mark, CarStart... cars) {
        this(DrivingRules.DOCUMENT, mark, cars);
    }

    static CityMap city(String mark) {
        StringBuilder text = new StringBuilder("map crossroads " + SIDE + " " + SIDE + "\n");
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                boolean road = (x == CROSSING.x() || y == CROSSING.y()) && x * y > 0 && x < SIDE - 1 && y < SIDE - 1;
                text.append(road ? '#' : '.');
            }
            text.append('\n');
        }
        return MapText.of(text + mark + "\n").city().orElseThrow();
    }

    /** Returns a place in the middle of a tile, a number of tiles before the crossing. */
    static CarStart before(int tiles, Heading heading) {
        return new CarStart(
                new MapTile(CROSSING.x() - tiles * heading.dx(), CROSSING.y() - tiles * heading.dy()), heading);
    }

    /** Orders a car to the end of the road with a heading. */
    Crossroads to(int seat, Heading heading) {
        List<MapTile> path = new ArrayList<>();
        CarView car = traffic.car(seat);
        for (MapTile tile = car.next();
                !tile.equals(CROSSING);
                tile = tile.next(car.lane().out())) {
            path.add(tile);
        }
        for (MapTile tile = CROSSING; traffic.city().isDriveable(tile); tile = tile.next(heading)) {
            path.add(tile);
        }
        traffic.order(seat, path);
        return this;
    }

    void ticks(int number) {
        for (int tick = 0; tick < number; tick++) {
            traffic.tick(SoloDrive.UNHEARD);
        }
    }

    /** Returns the units until the centre of a car is in the crossing; 0 if it is or was there. */
    int unitsBefore(int seat) {
        CarView car = traffic.car(seat);
        int x = (car.tile().x() - CROSSING.x()) * car.lane().out().dx();
        int y = (car.tile().y() - CROSSING.y()) * car.lane().out().dy();
        return x + y >= 0 ? 0 : -(x + y) * MapTile.UNITS - car.step();
    }

    /** Returns whether the front of a car that drives to the crossing is in it, or was. */
    boolean hasEntered(int seat) {
        CarView car = traffic.car(seat);
        return unitsBefore(seat) == 0
                || (car.next().equals(CROSSING) && car.lane().hasEnteredNext(car.step()));
    }

    boolean isIn(int seat) {
        return traffic.tile(seat).equals(CROSSING);
    }
}
