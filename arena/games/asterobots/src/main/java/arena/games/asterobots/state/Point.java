package arena.games.asterobots.state;

import java.util.Comparator;
import java.util.List;

/**
 * A point: a vertex of the field, drawn as a triangle of the grid in the document (Coordinate system).
 *
 * @param x from left to right
 * @param y from top to bottom
 */
public record Point(int x, int y) implements Comparable<Point> {

    private static final Comparator<Point> CANONICAL =
            Comparator.comparingInt(Point::y).thenComparingInt(Point::x);

    /** The limit of coordinates, beyond every field; larger numbers of a bot are clamped to it. */
    private static final int FARTHEST = 1_000_000;

    /** Returns the point of two numbers of any size, as a bot may write them. */
    public static Point of(long x, long y) {
        return new Point(near(x), near(y));
    }

    private static int near(long number) {
        return (int) Math.max(-FARTHEST, Math.min(number, FARTHEST));
    }

    /** Returns whether the triangle points up, so that its third neighbour is below it. */
    public boolean pointsUp() {
        return ((x + y) & 1) == 0;
    }

    /** Returns the neighbour in the next row or the one before. */
    public Point vertical() {
        return new Point(x, pointsUp() ? y + 1 : y - 1);
    }

    /** Returns the neighbour in the same row on the side of the sign. */
    public Point sideways(int step) {
        return new Point(x + step, y);
    }

    /** Returns the three neighbours, even off the field: left, right, vertical. */
    public List<Point> neighbours() {
        return List.of(sideways(-1), sideways(1), vertical());
    }

    /** Returns whether another point is one step away. */
    public boolean isBeside(Point other) {
        return neighbours().contains(other);
    }

    /** Compares by row, then by column: the order in which veins are listed everywhere. */
    @Override
    public int compareTo(Point other) {
        return CANONICAL.compare(this, other);
    }

    /** Returns the point as it is written in files: {@code x,y}. */
    public String text() {
        return x + "," + y;
    }
}
