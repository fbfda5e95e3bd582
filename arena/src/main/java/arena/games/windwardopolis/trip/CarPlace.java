package arena.games.windwardopolis.trip;

import arena.games.windwardopolis.map.Tile;
import java.util.Optional;

/**
 * Where a car is, as far as cards ask.
 *
 * @param tile under the middle of the car
 * @param pathEnd the last tile of its path, if it has one
 */
public record CarPlace(Tile tile, Optional<Tile> pathEnd) {}
