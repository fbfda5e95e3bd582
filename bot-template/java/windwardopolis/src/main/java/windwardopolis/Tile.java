package windwardopolis;

import java.util.List;
import java.util.stream.Stream;

/**
 * A square of the map.
 *
 * @param x to the east, from 0
 * @param y to the south, from 0
 */
public record Tile(int x, int y) {

    /** Reads a text such as {@code 12,5}. */
    static Tile of(String text) {
        int comma = text.indexOf(',');
        return new Tile(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
    }

    /** Reads tiles with blanks between them. */
    static List<Tile> list(String text) {
        return Stream.of(text.split(" +", -1))
                .filter(word -> !word.isEmpty() && !word.equals("-"))
                .map(Tile::of)
                .toList();
    }

    /** Returns the tile beside it. */
    public Tile next(Heading heading) {
        return new Tile(x + heading.dx(), y + heading.dy());
    }

    /** Returns how many steps along x and y lie between two tiles; points of a trip are counted by it. */
    public int distance(Tile other) {
        return Math.abs(x - other.x) + Math.abs(y - other.y);
    }

    @Override
    public String toString() {
        return x + "," + y;
    }
}
