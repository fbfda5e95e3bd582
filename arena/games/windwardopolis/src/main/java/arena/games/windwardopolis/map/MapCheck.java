package arena.games.windwardopolis.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A check whether rounds can be played in a city: enough stops and starts, all of them connected by driveable roads,
 * and signs and signals at places where they apply. It serves one text.
 */
final class MapCheck {

    /** Each company has a bus stop. */
    static final int LEAST_BUS_STOPS = 12;

    static final int LEAST_COFFEE_STOPS = 4;
    static final int LEAST_STARTS = 12;

    /**
     * The lines of a map's text, from 1, for the faults.
     *
     * @param rows the line of each row of tiles
     * @param signs the line of each entry of the plan
     * @param signals the line of each entry of the plan
     * @param starts the line of each entry of the plan
     */
    record SourceLines(List<Integer> rows, List<Integer> signs, List<Integer> signals, List<Integer> starts) {
        SourceLines {
            rows = List.copyOf(rows);
            signs = List.copyOf(signs);
            signals = List.copyOf(signals);
            starts = List.copyOf(starts);
        }

        /** Returns the first line of the map, for faults of the map as a whole. */
        int first() {
            return rows.get(0) - 1;
        }
    }

    private final List<MapFault> faults = new ArrayList<>();
    private final SourceLines lines;
    private final CityMap city;

    private MapCheck(CityMap city, SourceLines lines) {
        this.city = city;
        this.lines = lines;
    }

    /** Returns all faults, in the order of the lines; none if rounds can be played. */
    static List<MapFault> faults(CityMap city, SourceLines lines) {
        MapCheck check = new MapCheck(city, lines);
        check.counts();
        check.shapes();
        check.connections();
        check.signs();
        check.signals();
        check.starts();
        return check.faults.stream()
                .sorted((one, other) -> Integer.compare(one.line(), other.line()))
                .toList();
    }

    private void fault(int line, String words) {
        faults.add(new MapFault(line, words));
    }

    private void counts() {
        atLeast(LEAST_BUS_STOPS, city.busStops().size(), "bus stops", "put a B at the end of more roads");
        atLeast(LEAST_COFFEE_STOPS, city.coffeeStops().size(), "coffee stops", "put a K at the end of more roads");
        long starts = city.starts().stream().map(CarStart::tile).distinct().count();
        atLeast(LEAST_STARTS, (int) starts, "starts", "add lines \"start X Y HEADING\" on straight roads");
    }

    private void atLeast(int least, int number, String what, String remedy) {
        if (number < least) {
            fault(
                    lines.first(),
                    "a round needs " + least + " " + what + " or more, but the map has " + number + "; " + remedy
                            + ".");
        }
    }

    private void shapes() {
        for (MapTile tile : city.driveable()) {
            int exits = city.exitCount(city.number(tile));
            Ground ground = city.ground(tile);
            if (exits == 0) {
                tileFault(tile, "no road leads to it; join it to a road, or make it a park");
            } else if (ground.isStop() && exits > 1) {
                tileFault(
                        tile,
                        "it has " + exits + " roads beside it, but cars turn round at a stop: leave it one of them");
            } else if (ground.isStop() && isAtStop(tile)) {
                tileFault(tile, "the only tile that it can be reached from is another stop; put a road between them");
            }
        }
    }

    private boolean isAtStop(MapTile tile) {
        return city.exits(city.number(tile)).stream()
                .map(tile::next)
                .allMatch(next -> city.ground(next).isStop());
    }

    private void tileFault(MapTile tile, String words) {
        String ground = city.ground(tile).words();
        fault(
                lines.rows().get(tile.y()),
                "column " + (tile.x() + 1) + ", " + ground + " at " + tile.text() + ": " + words + ".");
    }

    /** All roads must be connected to the first one; each unconnected part is reported by its first tile. */
    private void connections() {
        Set<Integer> seen = new TreeSet<>();
        for (MapTile tile : city.driveable()) {
            if (!seen.contains(city.number(tile)) && city.exitCount(city.number(tile)) > 0) {
                List<Integer> reached = city.reached(city.number(tile));
                if (!seen.isEmpty()) {
                    long stops = reached.stream()
                            .filter(number -> city.ground(number).isStop())
                            .count();
                    tileFault(
                            tile,
                            "no road joins it to the rest of the city; cut off are " + reached.size() + " tiles, "
                                    + stops + " of them stops; build a road");
                }
                seen.addAll(reached);
            }
        }
    }

    private void signs() {
        Set<Integer> seen = new TreeSet<>();
        List<MapPlan.Sign> signs = city.plan().signs();
        for (int i = 0; i < signs.size(); i++) {
            MapPlan.Sign sign = signs.get(i);
            int line = lines.signs().get(i);
            int number = city.number(sign.tile());
            junction(line, "a stop sign", sign.tile());
            List<Heading> missing = sign.sides().stream()
                    .filter(side -> !city.leads(number, side))
                    .toList();
            if (!missing.isEmpty() && city.isJunction(number)) {
                fault(
                        line,
                        "nobody comes to " + sign.tile().text() + " over side " + letters(missing)
                                + ", since no road is there; its roads are " + letters(city.exits(number)) + ".");
            } else if (city.isJunction(number) && city.stopsEverywhere(number)) {
                fault(
                        line,
                        "cars must stop from every side of " + sign.tile().text()
                                + "; leave at least one side the right of way.");
            }
            if (!seen.add(number)) {
                fault(line, sign.tile().text() + " has a line of stop signs already; join the two.");
            }
        }
    }

    private void signals() {
        Set<Integer> seen = new TreeSet<>();
        List<MapTile> signals = city.plan().signals();
        for (int i = 0; i < signals.size(); i++) {
            MapTile tile = signals.get(i);
            int line = lines.signals().get(i);
            junction(line, "a signal", tile);
            if (city.plan().signs().stream().anyMatch(sign -> sign.tile().equals(tile))) {
                fault(line, tile.text() + " has stop signs; take away these or the signal.");
            }
            if (!seen.add(city.number(tile))) {
                fault(line, tile.text() + " has a signal already; take this line away.");
            }
        }
    }

    private void junction(int line, String what, MapTile tile) {
        if (!city.isJunction(city.number(tile))) {
            fault(
                    line,
                    what + " stands where three or four roads meet, but " + tile.text() + " is "
                            + city.ground(tile).words() + " with "
                            + city.exitCount(city.number(tile)) + " roads beside it.");
        }
    }

    private void starts() {
        Set<Integer> seen = new TreeSet<>();
        List<CarStart> starts = city.starts();
        for (int i = 0; i < starts.size(); i++) {
            MapTile tile = starts.get(i).tile();
            Heading heading = starts.get(i).heading();
            int line = lines.starts().get(i);
            int number = city.number(tile);
            if (!city.isStraight(number)) {
                fault(
                        line,
                        "a car starts on a road straight on, but " + tile.text() + " is "
                                + city.ground(tile).words() + " with " + city.exitCount(number)
                                + " roads beside it; choose another tile.");
            } else if (!city.leads(number, heading)) {
                fault(
                        line,
                        "the road at " + tile.text() + " runs " + letters(city.exits(number)) + ", so no car starts to "
                                + heading.letter() + " there.");
            }
            if (!seen.add(number)) {
                fault(line, "another car starts at " + tile.text() + " already; choose another tile.");
            }
        }
    }

    private static String letters(List<Heading> headings) {
        return headings.stream()
                .map(heading -> String.valueOf(heading.letter()))
                .collect(Collectors.joining());
    }
}
