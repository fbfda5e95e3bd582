package windwardopolis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * The path finder: how long a car that meets nobody takes from where it is to everywhere else, and by which path. The
 * shortest in time, not in tiles: a stop sign costs a halt, a curve the time to be fast again. It is good, so you may
 * leave it as it is; what it does not know are the other cars and the signals.
 *
 * <p>No stop but the last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the
 * later one counts too if it comes there faster.
 */
public final class DrivingTimes {

    private static final double TICKS_IN_TURN = 6;
    private static final double START_UNITS = 1 / TICKS_IN_TURN;
    private static final double TOP_UNITS = 1;
    private static final double CURVE_UNITS = 0.5;
    private static final int STRAIGHT = 24;
    private static final int RIGHT = 12;
    private static final int LEFT = 34;
    private static final int ROUND = 48;

    private final CityMap map;
    private final Tile here;
    private final double acceleration;
    private final Map<Tile, Label> first = new HashMap<>();

    /** A car that enters a tile at some tick, with some speed in map units a tick. */
    private record Label(Tile tile, Heading in, double ticks, double units, Label before) {}

    /** One of the sides of a tile, by the heading with which one comes in. */
    private record Gate(Tile tile, Heading in) {}

    /**
     * Finds the ways of a car.
     *
     * @param acceleration by how much its speed rises in a turn of six ticks, in map units a turn
     * @param here the tile that it is on
     * @param out over which edge it leaves that one
     * @param units how fast it is then, in map units a tick
     */
    public DrivingTimes(CityMap map, double acceleration, Tile here, Heading out, double units) {
        this(map, acceleration, here);
        search(out, 0, units);
    }

    private DrivingTimes(CityMap map, double acceleration, Tile here) {
        this.here = here;
        this.map = map;
        this.acceleration = acceleration / TICKS_IN_TURN / TICKS_IN_TURN;
    }

    /** Finds the ways of a car from where it is. */
    static DrivingTimes of(CityMap map, double acceleration, Place place) {
        DrivingTimes times = new DrivingTimes(map, acceleration, place.tile());
        boolean stops = map.isStop(place.tile());
        double units = stops
                ? times.reached(START_UNITS, CURVE_UNITS, ROUND / 2)
                : place.starts()
                        ? times.reached(START_UNITS, TOP_UNITS, STRAIGHT / 2)
                        : map.isStraight(place.tile()) ? TOP_UNITS : CURVE_UNITS;
        times.search(place.out(), stops ? times.ticks(START_UNITS, CURVE_UNITS, ROUND / 2) : 0, units);
        return times;
    }

    /**
     * Where a car is.
     *
     * @param out over which edge it leaves its tile
     * @param starts whether the round begins
     */
    record Place(Tile tile, Heading out, boolean starts) {}

    private void search(Heading out, double ticks, double units) {
        Tile entered = here.next(out);
        Label start = map.mustStop(entered, out)
                ? new Label(entered, out, ticks + haltTicks(), START_UNITS, null)
                : new Label(entered, out, ticks, units, null);
        Map<Gate, Double> fastest = new HashMap<>();
        PriorityQueue<Label> queue = new PriorityQueue<>(Comparator.comparingDouble(Label::ticks));
        queue.add(start);
        while (!queue.isEmpty()) {
            Label label = queue.remove();
            Gate gate = new Gate(label.tile(), label.in());
            if (label.units() <= fastest.getOrDefault(gate, -1.0)) {
                continue;
            }
            fastest.put(gate, label.units());
            first.putIfAbsent(label.tile(), label);
            if (label.before() == null || !map.isStop(label.tile())) {
                exits(label).forEach(exit -> queue.add(after(label, exit)));
            }
        }
    }

    private List<Heading> exits(Label label) {
        List<Heading> exits = new ArrayList<>(map.exits(label.tile()));
        if (!map.isStraight(label.tile()) && exits.size() > 1) {
            exits.remove(label.in().opposite());
        }
        return exits;
    }

    /** Returns how a car enters the tile behind the one of a label. */
    private Label after(Label label, Heading out) {
        Heading in = label.in();
        int steps = out == in ? STRAIGHT : out == in.right() ? RIGHT : out == in.left() ? LEFT : ROUND;
        double top = out == in ? TOP_UNITS : CURVE_UNITS;
        double units = Math.min(label.units(), top);
        double ticks = label.ticks() + ticks(units, top, steps);
        double reached = map.isStop(label.tile()) ? reached(START_UNITS, top, steps / 2) : reached(units, top, steps);
        Tile next = label.tile().next(out);
        return map.mustStop(next, out)
                ? new Label(next, out, ticks + haltTicks(), START_UNITS, label)
                : new Label(next, out, ticks, reached, label);
    }

    /** Returns how long a car halts at a stop sign: until it would make its next step. */
    private double haltTicks() {
        return Math.sqrt(2 / acceleration);
    }

    private double reached(double units, double top, int steps) {
        return Math.min(top, Math.sqrt(units * units + 2 * acceleration * steps));
    }

    private double ticks(double units, double top, int steps) {
        double end = reached(units, top, steps);
        double rising = (end - units) / acceleration;
        return rising + (steps - rising * (units + end) / 2) / top;
    }

    /**
     * Returns about how many ticks the car needs until it enters a tile, to the middle if it is a stop. They begin when
     * it leaves the tile that it is on; in a stop, when it is in the middle.
     */
    public Optional<Double> ticksTo(Tile tile) {
        return Optional.ofNullable(first.get(tile))
                .map(label -> map.isStop(tile)
                        ? label.ticks() + ticks(Math.min(label.units(), CURVE_UNITS), CURVE_UNITS, ROUND / 2)
                        : label.ticks());
    }

    /**
     * Returns the tiles from the one that the car is on to another one; none if it cannot come there. Should it leave
     * its tile over another edge, it will turn round, since its path contains that tile.
     */
    public List<Tile> pathTo(Tile tile) {
        Deque<Tile> path = new ArrayDeque<>();
        for (Label label = first.get(tile); label != null; label = label.before()) {
            path.addFirst(label.tile());
        }
        if (!path.isEmpty()) {
            path.addFirst(here);
        }
        return List.copyOf(path);
    }
}
