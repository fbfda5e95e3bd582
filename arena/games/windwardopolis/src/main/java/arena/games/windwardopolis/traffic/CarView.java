package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;

/**
 * A snapshot of a car.
 *
 * @param x the position of its centre, in map units
 * @param y the position of its centre, in map units
 * @param angle its direction: 0 for the north and clockwise, in degrees
 * @param step the number of steps that it has made in its lane
 * @param lane its lane through the tile
 * @param tile its tile; on an edge the one that it has just entered
 * @param speed its speed in map units in a turn of six ticks
 * @param accumulator the part of a unit that it has already moved
 * @param waits whether other cars keep it from moving
 */
public record CarView(
        int x, int y, int angle, int step, TileLane lane, MapTile tile, float speed, float accumulator, boolean waits) {

    /** Returns the tile that it enters next. */
    public MapTile next() {
        return tile.next(lane.out());
    }
}
