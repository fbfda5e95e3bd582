package arena.games.windwardopolis.trip;

import arena.games.windwardopolis.map.MapTile;
import java.util.Optional;

/**
 * Where a car is, as far as cards ask.
 *
 * @param tile under the middle of the car
 * @param pathEnd the last tile of its path, if it has one
 */
public record CarPlace(MapTile tile, Optional<MapTile> pathEnd) {}
