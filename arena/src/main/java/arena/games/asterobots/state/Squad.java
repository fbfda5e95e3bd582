package arena.games.asterobots.state;

import java.util.List;

/**
 * Robots on their way.
 *
 * @param owner the player's number
 * @param robots how many, at least one
 * @param location the vertex on which they stand
 * @param ahead the vertices still to come, the destination last; at least one
 */
public record Squad(int owner, int robots, Point location, List<Point> ahead) {

    public Squad {
        if (robots < 1) {
            throw new IllegalArgumentException("a squad has a robot at least, not " + robots);
        }
    }

    /**
     * Returns a squad that has not made a step yet.
     *
     * @param path the whole way, both ends included
     */
    public static Squad launched(int owner, int robots, List<Point> path) {
        List<Point> way = List.copyOf(path);
        return new Squad(owner, robots, way.get(0), way.subList(1, way.size()));
    }

    /** Returns where they go. */
    public Point destination() {
        return ahead.isEmpty() ? location : ahead.get(ahead.size() - 1);
    }

    /** Returns the squad one vertex further. The list is a part of the old one, which never changes. */
    public Squad step() {
        return new Squad(owner, robots, ahead.get(0), ahead.subList(1, ahead.size()));
    }

    public Squad withRobots(int changed) {
        return new Squad(owner, changed, location, ahead);
    }
}
