package acquire;

import java.util.List;

/**
 * A tile, and its place on the board.
 *
 * @param column 1 to 12
 * @param row A to I
 */
public record Tile(int column, char row) {

    /** Returns the tile that a text such as {@code 5F} names. */
    public static Tile of(String text) {
        int last = text.length() - 1;
        return new Tile(Integer.parseInt(text.substring(0, last)), text.charAt(last));
    }

    /** Returns the places beside it: west, north, east and south. Some may lie off the board. */
    public List<Tile> neighbours() {
        return List.of(
                new Tile(column - 1, row),
                new Tile(column, (char) (row - 1)),
                new Tile(column + 1, row),
                new Tile(column, (char) (row + 1)));
    }

    @Override
    public String toString() {
        return "" + column + row;
    }
}
