package arena.games.asterobots.state;

import java.util.List;

/**
 * A squad of robots on its way.
 *
 * @param owner the player's number
 * @param robots the number of robots, at least one
 * @param location the vertex on which it stands
 * @param ahead the vertices still to come, the destination last; at least one
 */
public record Squad(int owner, int robots, Point location, List<Point> ahead) {

    public Squad {
        if (robots < 1) {
            throw new IllegalArgumentException("a squad has a robot at least, not " + robots);
        }
    }

    /**
     * Returns a squad before its first step.
     *
     * @param path the path, both ends included
     */
    public static Squad launched(int owner, int robots, List<Point> path) {
        List<Point> way = List.copyOf(path);
        return new Squad(owner, robots, way.get(0), way.subList(1, way.size()));
    }

    /** Returns the destination. */
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
