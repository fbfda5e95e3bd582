package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;

/**
 * A new path, joined to the route of a car (Vehicle paths, 4).
 *
 * @param how the rule that joined it
 * @param path the path from the tile that the car enters next; the old one if it could not be joined
 */
public record JoinedPath(JoinPoint how, List<MapTile> path) {

    public JoinedPath {
        path = List.copyOf(path);
    }

    /**
     * Joins a path.
     *
     * @param next the tile that the car enters next
     * @param current the tile of the car
     * @param old its old path, from the tile that it enters next
     * @param path the new path
     */
    public static JoinedPath of(MapTile next, MapTile current, List<MapTile> old, List<MapTile> path) {
        int from = path.indexOf(next);
        if (from >= 0) {
            return new JoinedPath(JoinPoint.ON_NEXT, path.subList(from, path.size()));
        }
        from = path.indexOf(current);
        if (from >= 0) {
            return new JoinedPath(JoinPoint.ON_TILE, joined(List.of(next), path.subList(from, path.size())));
        }
        int meeting = path.isEmpty() ? -1 : old.indexOf(path.get(0));
        if (meeting >= 0) {
            return new JoinedPath(JoinPoint.ON_OLD, joined(old.subList(0, meeting), path));
        }
        return new JoinedPath(JoinPoint.NOWHERE, old);
    }

    private static List<MapTile> joined(List<MapTile> first, List<MapTile> then) {
        List<MapTile> all = new ArrayList<>(first);
        all.addAll(then);
        return all;
    }

    /** The point where a new path joins the route of a car (Vehicle paths, 4). */
    public enum JoinPoint {
        /** The path contains the tile that the car enters next, and counts from there on. */
        ON_NEXT,
        /** The path contains the tile of the car, which leaves it, turns round, and comes back. */
        ON_TILE,
        /** The old path reaches the first tile of the new one, which counts from there on. */
        ON_OLD,
        /** A connection to the first tile was searched; only in the server's edition. */
        BY_SEARCH,
        /** No point; the old path stays. */
        NOWHERE;

        /** Returns whether the new path joins the route of the car. */
        public boolean isMeeting() {
            return this != BY_SEARCH && this != NOWHERE;
        }
    }
}
