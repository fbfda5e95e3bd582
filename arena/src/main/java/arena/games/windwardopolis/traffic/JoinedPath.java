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
}
