package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A tile and its square: {@code 5F} is column 5, row F.
 *
 * @param column from 1, left
 * @param row from 0, top
 */
public record HotelTile(int column, int row) implements Comparable<HotelTile> {

    /** The number of columns of the board. */
    public static final int COLUMNS = 12;

    /** The number of rows of the board. */
    public static final int ROWS = 9;

    private static final List<HotelTile> ALL = IntStream.range(0, COLUMNS * ROWS)
            .mapToObj(index -> new HotelTile(index % COLUMNS + 1, index / COLUMNS))
            .toList();

    private static final List<String> TEXTS = ALL.stream()
            .map(tile -> tile.column() + String.valueOf(letter(tile.row())))
            .toList();

    private static final List<List<HotelTile>> NEIGHBOURS =
            ALL.stream().map(HotelTile::around).toList();

    public HotelTile {
        if (column < 1 || column > COLUMNS || row < 0 || row >= ROWS) {
            throw new IllegalArgumentException("no tile lies in column " + column + ", row " + row);
        }
    }

    /** Returns all tiles, row by row from the top, each row from the left. */
    public static List<HotelTile> all() {
        return ALL;
    }

    /** Returns the tile at an index of the list of all. */
    public static HotelTile at(int index) {
        return ALL.get(index);
    }

    /** Returns the tile of that text, such as {@code 5F}; nothing if there is none. */
    public static Optional<HotelTile> of(String text) {
        int length = text.length();
        if (length < 2 || length > 3) {
            return Optional.empty();
        }
        OptionalInt column = number(text.substring(0, length - 1));
        int row = Character.toUpperCase(text.charAt(length - 1)) - 'A';
        return column.isEmpty() || column.getAsInt() < 1 || column.getAsInt() > COLUMNS || row < 0 || row >= ROWS
                ? Optional.empty()
                : Optional.of(at(row * COLUMNS + column.getAsInt() - 1));
    }

    private static OptionalInt number(String digits) {
        return digits.chars().allMatch(letter -> letter >= '0' && letter <= '9')
                ? OptionalInt.of(Integer.parseInt(digits))
                : OptionalInt.empty();
    }

    /** Returns the letter of a row. */
    public static char letter(int row) {
        return (char) ('A' + row);
    }

    /** Returns the index in the list of all tiles. */
    public int index() {
        return row * COLUMNS + column - 1;
    }

    /** Returns the tiles beside it in the order in which a tie is broken: west, north, east, south. */
    public List<HotelTile> neighbours() {
        return NEIGHBOURS.get(index());
    }

    private static List<HotelTile> around(HotelTile tile) {
        int index = tile.index();
        return Stream.of(
                        tile.column > 1 ? index - 1 : -1,
                        tile.row > 0 ? index - COLUMNS : -1,
                        tile.column < COLUMNS ? index + 1 : -1,
                        tile.row < ROWS - 1 ? index + COLUMNS : -1)
                .filter(beside -> beside >= 0)
                .map(HotelTile::at)
                .toList();
    }

    /** Returns the tile as it is written in files. */
    public String text() {
        return TEXTS.get(index());
    }

    @Override
    public int compareTo(HotelTile other) {
        return Integer.compare(index(), other.index());
    }

    @Override
    public String toString() {
        return text();
    }
}
