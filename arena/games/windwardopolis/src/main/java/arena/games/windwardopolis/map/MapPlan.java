package arena.games.windwardopolis.map;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The parsed text of a map.
 *
 * @param name the name of the map: letters, digits, hyphens and underscores
 * @param rows the ground of each tile, one character a tile, the northern row first; all of one length
 * @param signs the stop signs
 * @param signals the junctions with signals
 * @param starts the starts of cars
 */
public record MapPlan(
        String name, List<String> rows, List<MapPlan.Sign> signs, List<MapTile> signals, List<CarStart> starts) {

    /**
     * A junction with stop signs.
     *
     * @param sides the edges over which an entering car must stop
     */
    public record Sign(MapTile tile, Set<Heading> sides) {
        public Sign {
            sides = Collections.unmodifiableSet(new TreeSet<>(sides));
        }

        /**
         * Returns one bit for each heading with which a car must stop: a car that enters over the northern edge heads
         * south.
         */
        int stoppingHeadings() {
            return sides.stream().mapToInt(side -> side.opposite().bit()).sum();
        }
    }

    public MapPlan {
        rows = List.copyOf(rows);
        signs = List.copyOf(signs);
        signals = List.copyOf(signals);
        starts = List.copyOf(starts);
        if (rows.stream().mapToInt(String::length).distinct().count() != 1) {
            throw new IllegalArgumentException("the rows of a map are of one length: " + rows);
        }
    }

    public int width() {
        return rows.get(0).length();
    }

    public int height() {
        return rows.size();
    }

    Ground ground(MapTile tile) {
        char sign = rows.get(tile.y()).charAt(tile.x());
        return Ground.of(sign).orElseThrow(() -> new IllegalArgumentException("no tile is written " + sign));
    }
}
