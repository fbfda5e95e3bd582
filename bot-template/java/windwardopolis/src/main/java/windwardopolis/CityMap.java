package windwardopolis;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The map of a round. Tiles on which cars drive are joined to those beside them. */
public final class CityMap {

    private static final String DRIVEABLE = "#BK";
    private static final String STOPS = "BK";

    private final List<String> rows = new ArrayList<>();
    private final Map<Tile, Set<Heading>> stopping = new HashMap<>();
    private final Set<Tile> signals = new java.util.HashSet<>();

    CityMap(List<String> lines) {
        int height = -1;
        for (String line : lines) {
            String[] words = line.strip().split(" +", -1);
            if (line.isBlank() || line.startsWith(";")) {
                continue;
            }
            if (height < 0) {
                height = Integer.parseInt(words[3]);
            } else if (rows.size() < height) {
                rows.add(line);
            } else {
                readJunction(words);
            }
        }
    }

    private void readJunction(String[] words) {
        Tile tile = Tile.of(words[1] + "," + words[2]);
        if (words[0].equals("sign")) {
            Set<Heading> headings = stopping.computeIfAbsent(tile, key -> EnumSet.noneOf(Heading.class));
            // Over the northern side come those who drive south.
            words[3].chars()
                    .forEach(side -> headings.add(Heading.of((char) side).opposite()));
        } else if (words[0].equals("signal")) {
            signals.add(tile);
        }
    }

    public int width() {
        return rows.get(0).length();
    }

    public int height() {
        return rows.size();
    }

    /** Returns what a tile is: . park, # road, B bus stop, C company, K coffee stop, H coffee house. */
    public char ground(Tile tile) {
        boolean inside = tile.x() >= 0 && tile.x() < width() && tile.y() >= 0 && tile.y() < height();
        return inside ? rows.get(tile.y()).charAt(tile.x()) : '.';
    }

    public boolean isDriveable(Tile tile) {
        return DRIVEABLE.indexOf(ground(tile)) >= 0;
    }

    /** Returns whether it is a bus stop or a coffee stop. */
    public boolean isStop(Tile tile) {
        return STOPS.indexOf(ground(tile)) >= 0;
    }

    /** Returns the headings with which one can leave a tile. */
    public List<Heading> exits(Tile tile) {
        return Stream.of(Heading.values())
                .filter(heading -> isDriveable(tile.next(heading)))
                .toList();
    }

    /** Returns whether it is a road straight on. */
    public boolean isStraight(Tile tile) {
        List<Heading> exits = exits(tile);
        return !isStop(tile) && exits.size() == 2 && exits.get(0).opposite() == exits.get(1);
    }

    /** Returns whether a car that comes in with a heading meets a stop sign. */
    public boolean mustStop(Tile tile, Heading heading) {
        return stopping.getOrDefault(tile, Set.of()).contains(heading);
    }

    public boolean hasSignal(Tile tile) {
        return signals.contains(tile);
    }
}
