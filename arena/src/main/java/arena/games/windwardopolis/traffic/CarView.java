package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;

/**
 * A car as one sees it.
 *
 * @param x of its centre, in map units
 * @param y of its centre, in map units
 * @param angle 0 for the north and clockwise, in degrees
 * @param step how many steps of its way through the tile it has made
 * @param way its way through the tile
 * @param tile through which it drives; on an edge the one that it has just entered
 * @param speed in map units in a turn of six ticks
 * @param accumulator the part of a unit that it has made already
 * @param waits whether it would move, but for others
 */
public record CarView(
        int x, int y, int angle, int step, TileLane way, MapTile tile, float speed, float accumulator, boolean waits) {

    /** Returns the tile that it enters next. */
    public MapTile next() {
        return tile.next(way.out());
    }
}
