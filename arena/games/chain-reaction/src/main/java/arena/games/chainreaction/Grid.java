package arena.games.chainreaction;

import java.util.stream.IntStream;

/** The grid of seven by seven cells: numbers, neighbours and capacities (Terminologies and Conventions). */
public final class Grid {

    /** The number of cells; they are numbered from 1 to this. */
    public static final int CELLS = 49;

    /** The number of cells in a row, and of rows. */
    public static final int WIDTH = 7;

    /** The number for no cell. */
    public static final int NO_CELL = 0;

    private static final int[][] NEIGHBOURS =
            IntStream.rangeClosed(0, CELLS).mapToObj(Grid::adjacent).toArray(int[][]::new);

    private Grid() {}

    /** Returns whether a number is a cell's. */
    public static boolean isCell(int number) {
        return number >= 1 && number <= CELLS;
    }

    /**
     * Returns a number if it is a cell's.
     *
     * @throws IllegalArgumentException if it is not
     */
    static int requireCell(int number) {
        if (!isCell(number)) {
            throw new IllegalArgumentException("a cell has a number from 1 to " + CELLS + ", not " + number);
        }
        return number;
    }

    /** Returns the number of coins that a cell holds before it bursts: 1 in a corner, 2 at an edge, 3 inside. */
    public static int capacity(int cell) {
        return NEIGHBOURS[requireCell(cell)].length - 1;
    }

    /** Returns the cells above, right, below and left of a cell, as far as they exist. */
    public static IntStream neighbours(int cell) {
        return IntStream.of(NEIGHBOURS[requireCell(cell)]);
    }

    /** Returns the {@link #neighbours} without a copy; the array must not be changed. */
    static int[] sharedNeighbours(int cell) {
        return NEIGHBOURS[cell];
    }

    private static int[] adjacent(int cell) {
        if (!isCell(cell)) {
            return new int[0];
        }
        int column = (cell - 1) % WIDTH;
        return IntStream.of(
                        cell - WIDTH,
                        column < WIDTH - 1 ? cell + 1 : NO_CELL,
                        cell + WIDTH,
                        column > 0 ? cell - 1 : NO_CELL)
                .filter(Grid::isCell)
                .toArray();
    }
}
