package asterobots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A vertex of the field. It points up when x + y is even. Its neighbours are left, right, and the one above it (y + 1)
 * if it points up, below it (y - 1) if not.
 */
public record TrianglePoint(int x, int y) {

    /** Returns whether the vertical neighbour is the one at y + 1. */
    public boolean pointsUp() {
        return (x + y) % 2 == 0;
    }

    /** Returns the three neighbours; near the border one of them may lie off the field. */
    public List<TrianglePoint> getNeighbors() {
        return List.of(new TrianglePoint(x - 1, y), new TrianglePoint(x + 1, y), acrossTheBase());
    }

    private TrianglePoint acrossTheBase() {
        return new TrianglePoint(x, pointsUp() ? y + 1 : y - 1);
    }

    /** Returns how many steps a squad needs from here to another vertex. */
    public int getDistance(TrianglePoint other) {
        int across = Math.abs(other.x - x);
        int vertical = Math.abs(other.y - y);
        if (vertical == 0) {
            return across;
        }
        // Between two vertical steps lies one sideways, and one before the first if this vertex points the other way.
        int sideways = vertical - 1 + (pointsUp() == other.y > y ? 0 : 1);
        return vertical + Math.max(across, sideways + Math.abs(sideways - across) % 2);
    }

    /** Returns the way that a squad launched without a path takes from here to another vertex, both ends included. */
    public List<TrianglePoint> getShortestPath(TrianglePoint other) {
        boolean ordered = x < other.x || (x == other.x && y <= other.y);
        List<TrianglePoint> path = ordered ? backwards(this, other) : backwards(other, this);
        if (ordered) {
            Collections.reverse(path);
        }
        return Collections.unmodifiableList(path);
    }

    /** The rule of the arena: from the end straight towards the start, vertically wherever the triangles let it. */
    private static List<TrianglePoint> backwards(TrianglePoint start, TrianglePoint end) {
        List<TrianglePoint> path = new ArrayList<>(List.of(end));
        for (TrianglePoint at = end; !at.equals(start); path.add(at)) {
            boolean nearer = at.y != start.y && at.pointsUp() == start.y > at.y;
            at = nearer ? at.acrossTheBase() : new TrianglePoint(at.x + (at.x < start.x ? 1 : -1), at.y);
        }
        return path;
    }

    /** Returns the point as the document prints it: {@code (3, -4)}. */
    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
