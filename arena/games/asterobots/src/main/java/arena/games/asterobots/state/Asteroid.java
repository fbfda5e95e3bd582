package arena.games.asterobots.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The geometry of a field: a large hexagon of small ones, whose corners are the vertices (Field).
 *
 * @param size the number of small hexagons on a side of the large one, at least 1
 */
public record Asteroid(int size) {

    public Asteroid {
        if (size < 1) {
            throw new IllegalArgumentException("a field has a size of 1 or more, not " + size);
        }
    }

    /** Returns the first row; the rows are numbered from here to {@link #lastRow}. */
    public int firstRow() {
        return 1 - size;
    }

    /** Returns the last row. */
    public int lastRow() {
        return size;
    }

    /** Returns the first column of a row. */
    public int firstColumn(int row) {
        return 2 - 2 * size + distanceFromMiddle(row);
    }

    /** Returns the last column of a row. */
    public int lastColumn(int row) {
        return 2 * size - distanceFromMiddle(row);
    }

    /** Returns the distance of a row from the two longest in the middle, 0 and 1. */
    private static int distanceFromMiddle(int row) {
        return row > 0 ? row - 1 : -row;
    }

    /** Returns whether the field has this vertex. */
    public boolean contains(Point point) {
        return point.y() >= firstRow()
                && point.y() <= lastRow()
                && point.x() >= firstColumn(point.y())
                && point.x() <= lastColumn(point.y());
    }

    /** Returns all vertices, row by row. */
    public List<Point> vertices() {
        List<Point> vertices = new ArrayList<>(6 * size * size);
        for (int y = firstRow(); y <= lastRow(); y++) {
            for (int x = firstColumn(y); x <= lastColumn(y); x++) {
                vertices.add(new Point(x, y));
            }
        }
        return vertices;
    }

    /** Returns the two or three neighbours on the field. */
    public List<Point> neighbours(Point point) {
        return point.neighbours().stream().filter(this::contains).toList();
    }

    /** Returns the number of steps of a squad from one vertex to another. */
    public static int distance(Point from, Point to) {
        int steps = 0;
        Point at = pathStart(from, to);
        Point goal = at.equals(to) ? from : to;
        while (!at.equals(goal)) {
            at = towards(at, goal);
            steps++;
        }
        return steps;
    }

    /**
     * Returns the path of a squad whose command names none: a shortest one, the same in both directions. It never
     * leaves the field.
     *
     * @return the vertices on the way, both ends included
     */
    public static List<Point> path(Point from, Point to) {
        List<Point> path = new ArrayList<>();
        Point at = pathStart(from, to);
        Point goal = at.equals(to) ? from : to;
        path.add(at);
        while (!at.equals(goal)) {
            at = towards(at, goal);
            path.add(at);
        }
        if (goal.equals(from)) {
            Collections.reverse(path);
        }
        return List.copyOf(path);
    }

    /** Returns the end from which a path is built: the one further right or, in the same column, further down. */
    private static Point pathStart(Point one, Point other) {
        boolean before = one.x() < other.x() || (one.x() == other.x() && one.y() <= other.y());
        return before ? other : one;
    }

    private static Point towards(Point at, Point goal) {
        Point vertical = at.vertical();
        boolean helps =
                at.y() != goal.y() && Integer.signum(goal.y() - at.y()) == Integer.signum(vertical.y() - at.y());
        return helps ? vertical : at.sideways(at.x() < goal.x() ? 1 : -1);
    }
}
