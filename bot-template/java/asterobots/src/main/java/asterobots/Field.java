package asterobots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The asteroid: its vertices, its veins, and the squads that walk on it. Its lists are not to be changed: copy them.
 */
public final class Field {

    private final int size;
    private final Map<TrianglePoint, Vein> veins;
    private final List<Squad> squads;

    Field(Prompt prompt) {
        size = prompt.number("Size");
        Map<TrianglePoint, Vein> byPlace = new LinkedHashMap<>();
        for (String value : prompt.list("Vein")) {
            Vein vein = new Vein(new Parts(value));
            byPlace.put(vein.getLocation(), vein);
        }
        veins = Collections.unmodifiableMap(byPlace);
        List<Squad> walking = new ArrayList<>();
        for (String value : prompt.list("Squad")) {
            walking.add(new Squad(new Parts(value), prompt.parts("Path" + (walking.size() + 1))));
        }
        squads = Collections.unmodifiableList(walking);
    }

    /** Returns how many small tiles one side of the field has. */
    public int getSize() {
        return size;
    }

    /** Returns all veins, by y and then x. */
    public List<Vein> getVeins() {
        return List.copyOf(veins.values());
    }

    /** Returns the veins of a player, or of the aliens. */
    public List<Vein> getVeins(int playerId) {
        return veins.values().stream()
                .filter(vein -> vein.getOwnerId() == playerId)
                .toList();
    }

    /** Returns all veins by their places. */
    public Map<TrianglePoint, Vein> getVeinMap() {
        return veins;
    }

    /** Returns the veins of a player, or of the aliens, by their places. */
    public Map<TrianglePoint, Vein> getVeinMap(int playerId) {
        Map<TrianglePoint, Vein> map = new LinkedHashMap<>();
        getVeins(playerId).forEach(vein -> map.put(vein.getLocation(), vein));
        return Collections.unmodifiableMap(map);
    }

    /** Returns the vein at a place, if there is one. */
    public Optional<Vein> getVein(TrianglePoint place) {
        return Optional.ofNullable(veins.get(place));
    }

    /** Returns all squads, in the order in which the arena keeps them: the one launched last comes first. */
    public List<Squad> getSquads() {
        return squads;
    }

    /** Returns the squads of a player. */
    public List<Squad> getSquads(int playerId) {
        return squads.stream().filter(squad -> squad.getOwnerId() == playerId).toList();
    }

    /** Returns whether a point is a vertex of this field. */
    public boolean contains(TrianglePoint point) {
        int row = rowsFromTheMiddle(point.y());
        return row < size && point.x() >= row + 2 - 2 * size && point.x() <= 2 * size - row;
    }

    /** The two rows 0 and 1 are the longest; each row away from them is one vertex shorter at either end. */
    private static int rowsFromTheMiddle(int y) {
        return y > 0 ? y - 1 : -y;
    }

    /** Returns all vertices, by y and then x. */
    public List<TrianglePoint> getPoints() {
        List<TrianglePoint> points = new ArrayList<>();
        for (int y = 1 - size; y <= size; y++) {
            int row = rowsFromTheMiddle(y);
            for (int x = row + 2 - 2 * size; x <= 2 * size - row; x++) {
                points.add(new TrianglePoint(x, y));
            }
        }
        return points;
    }

    /** Returns the two or three vertices that a vertex is connected with. */
    public List<TrianglePoint> getNeighbors(TrianglePoint point) {
        return point.getNeighbors().stream().filter(this::contains).toList();
    }
}
