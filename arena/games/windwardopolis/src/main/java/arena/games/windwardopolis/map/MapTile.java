package arena.games.windwardopolis.map;

import java.util.Optional;

/**
 * A square of the map, in tile units from the north-west corner.
 *
 * @param x to the east, from 0
 * @param y to the south, from 0
 */
public record MapTile(int x, int y) {

    /** The side of a tile in map units. */
    public static final int UNITS = 24;

    /** Returns the adjacent tile in a direction; it may be outside of the map. */
    public MapTile next(Heading heading) {
        return new MapTile(x + heading.dx(), y + heading.dy());
    }

    /** Returns the Manhattan distance in tiles. */
    public int distance(MapTile other) {
        return Math.abs(x - other.x) + Math.abs(y - other.y);
    }

    /** Returns the direction of an adjacent tile; nothing if the tile is not adjacent. */
    public Optional<Heading> towards(MapTile other) {
        return Heading.all().stream()
                .filter(heading -> next(heading).equals(other))
                .findFirst();
    }

    /** Returns {@code x,y}. */
    public String text() {
        return x + "," + y;
    }
}
