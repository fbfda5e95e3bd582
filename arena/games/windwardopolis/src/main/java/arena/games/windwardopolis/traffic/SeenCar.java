package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;
import java.util.List;

/**
 * A car as a player sees it: neither its speed nor its place within the tile.
 *
 * @param tile its tile
 * @param angle its direction: 0 for the north and clockwise, in degrees
 * @param path the rest of its path, without its present tile; empty if it is not known
 */
public record SeenCar(MapTile tile, int angle, List<MapTile> path) {

    public SeenCar {
        path = List.copyOf(path);
    }
}
