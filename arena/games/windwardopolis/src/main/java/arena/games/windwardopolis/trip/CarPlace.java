package arena.games.windwardopolis.trip;

import arena.games.windwardopolis.map.MapTile;
import java.util.Optional;

/**
 * The place of a car, as far as cards need it.
 *
 * @param tile the tile of the centre of the car
 * @param pathEnd the last tile of its path, if it has one
 */
public record CarPlace(MapTile tile, Optional<MapTile> pathEnd) {}
