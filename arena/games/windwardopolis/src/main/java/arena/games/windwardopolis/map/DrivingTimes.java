package arena.games.windwardopolis.map;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The driving times and fastest paths of a car without traffic, from its place to every tile. A curve costs the time
 * in it and the time to accelerate again, a stop sign a halt, a left turn more than a right one. A path goes through
 * no stop except its last tile, since a car that enters a stop halts there; cars turn round on straight roads
 * only.
 *
 * <p>Of two paths to a tile the later one also counts if it arrives with a higher speed. The search keeps both (a
 * shortest path with labels of time and speed).
 */
public final class DrivingTimes {

    private static final double TICKS_IN_TURN = TileLane.TICKS_IN_TURN;
    private static final double START_UNITS = 1 / TICKS_IN_TURN;

    private final CityMap city;
    private final double acceleration;
    private final Label[] first;

    /**
     * A car that enters a tile.
     *
     * @param ticks the time of entry
     * @param units the speed, in map units a tick
     */
    private record Label(
            int tile,
            Heading in,
            double ticks,
            double units,
            @Nullable Label before) {}

    /**
     * Finds the paths of a car.
     *
     * @param acceleration the increase of speed in each tick, in map units a turn of six ticks
     * @param entered the tile that the car enters next, and its heading
     * @param speed the speed at that moment, in map units a turn of six ticks
     */
    public DrivingTimes(CityMap city, float acceleration, CarStart entered, float speed) {
        this(city, acceleration);
        boolean stops = city.mustStop(city.number(entered.tile()), entered.heading());
        search(new Label(
                city.number(entered.tile()),
                entered.heading(),
                stops ? haltTicks() : 0,
                stops ? START_UNITS : speed / TICKS_IN_TURN,
                null));
    }

    private DrivingTimes(CityMap city, float acceleration) {
        this.city = city;
        this.acceleration = acceleration / TICKS_IN_TURN;
        this.first = new Label[city.width() * city.height()];
    }

    /** Finds the paths of a car that starts in the middle of a bus stop or a coffee stop; times begin there. */
    public static DrivingTimes fromStop(CityMap city, float acceleration, MapTile stop) {
        DrivingTimes times = new DrivingTimes(city, acceleration);
        Heading out = city.exits(city.number(stop)).get(0);
        double top = TileLane.CURVE_SPEED / TICKS_IN_TURN;
        boolean stops = city.mustStop(city.number(stop.next(out)), out);
        times.search(new Label(
                city.number(stop.next(out)),
                out,
                times.ticks(START_UNITS, top, TileLane.STOP_STEP) + (stops ? times.haltTicks() : 0),
                stops ? START_UNITS : times.reached(START_UNITS, top, TileLane.STOP_STEP),
                null));
        return times;
    }

    /**
     * Finds the paths of a car that starts in the middle of a straight road; times begin when it enters the next tile.
     */
    public static DrivingTimes fromStart(CityMap city, float acceleration, CarStart start) {
        double units = Math.sqrt(
                START_UNITS * START_UNITS + 2 * acceleration / TICKS_IN_TURN * (MapTile.UNITS - TileLane.MIDDLE_STEP));
        CarStart entered = new CarStart(start.tile().next(start.heading()), start.heading());
        return new DrivingTimes(city, acceleration, entered, (float) (units * TICKS_IN_TURN));
    }

    /**
     * Finds the paths of a car in motion; times begin when it enters the next tile.
     *
     * @param here the tile of the car
     * @param angle the direction of the car: 0 for the north and clockwise, in degrees
     * @param path the rest of its path, without its present tile
     */
    public static DrivingTimes ofCar(CityMap city, float acceleration, MapTile here, int angle, List<MapTile> path) {
        return NextEntry.of(city, here, angle, path).times(city, acceleration);
    }

    /**
     * The entry of a car in motion into its next tile, which determines its driving times.
     *
     * @param entered the tile, and the heading
     * @param speed the speed at that moment, in map units a turn of six ticks
     */
    public record NextEntry(CarStart entered, float speed) {

        /** Returns the entry of a car; the parameters are those of {@link #ofCar}. */
        public static NextEntry of(CityMap city, MapTile here, int angle, List<MapTile> path) {
            int number = city.number(here);
            Heading out = path.stream()
                    .findFirst()
                    .flatMap(here::towards)
                    .filter(heading -> city.leads(number, heading))
                    .orElseGet(() -> leaving(city, number, Heading.ofAngle(angle)));
            float speed = city.isStraight(number) ? TileLane.TOP_SPEED : TileLane.CURVE_SPEED;
            return new NextEntry(new CarStart(here.next(out), out), speed);
        }

        /** Finds the paths of the car. */
        public DrivingTimes times(CityMap city, float acceleration) {
            return new DrivingTimes(city, acceleration, entered, speed);
        }
    }

    private static Heading leaving(CityMap city, int number, Heading ahead) {
        return city.leads(number, ahead) ? ahead : city.exits(number).get(0);
    }

    private void search(Label start) {
        double[] fastest = new double[4 * first.length];
        Arrays.fill(fastest, -1);
        PriorityQueue<Label> queue = new PriorityQueue<>(Comparator.comparingDouble(Label::ticks));
        queue.add(start);
        while (!queue.isEmpty()) {
            Label label = queue.remove();
            int place = 4 * label.tile() + label.in().number();
            if (label.units() <= fastest[place]) {
                continue;
            }
            fastest[place] = label.units();
            if (first[label.tile()] == null) {
                first[label.tile()] = label;
            }
            if (label.before() == null || !city.ground(label.tile()).isStop()) {
                for (Heading out : Heading.all()) {
                    if (city.leads(label.tile(), out) && mayLeave(label, out)) {
                        queue.add(after(label, out));
                    }
                }
            }
        }
    }

    /** Cars turn round on straight roads and in dead ends only. */
    private boolean mayLeave(Label label, Heading out) {
        return out != label.in().opposite() || city.isStraight(label.tile()) || city.exitCount(label.tile()) == 1;
    }

    /** Returns the car's entry into the tile after the one of a label. */
    private Label after(Label label, Heading out) {
        TileLane lane = TileLane.of(label.in(), out);
        double top = lane.topSpeed() / TICKS_IN_TURN;
        double units = Math.min(label.units(), top);
        double ticks = label.ticks() + ticks(units, top, lane.steps());
        double reached = reached(units, top, lane.steps());
        int next = city.next(label.tile(), out);
        if (city.ground(label.tile()).isStop()) {
            reached = reached(START_UNITS, top, lane.steps() - TileLane.STOP_STEP);
        }
        if (city.mustStop(next, out)) {
            ticks += haltTicks();
            reached = START_UNITS;
        }
        return new Label(next, out, ticks, reached, label);
    }

    /**
     * Returns the number of ticks after which a car that has halted looks again: when its first step would be due.
     */
    private double haltTicks() {
        return Math.sqrt(2 / acceleration);
    }

    private double reached(double units, double top, int steps) {
        return Math.min(top, Math.sqrt(units * units + 2 * acceleration * steps));
    }

    private double ticks(double units, double top, int steps) {
        double end = reached(units, top, steps);
        double rising = (end - units) / acceleration;
        double risen = rising * (units + end) / 2;
        return rising + (steps - risen) / top;
    }

    /** Returns about how many ticks the car needs to enter a tile, or to reach its middle if it is a stop. */
    public Optional<Double> ticksTo(MapTile tile) {
        return Optional.ofNullable(first[city.number(tile)]).map(label -> {
            boolean isStop = city.ground(label.tile()).isStop();
            double top = TileLane.CURVE_SPEED / TICKS_IN_TURN;
            return isStop
                    ? label.ticks() + ticks(Math.min(label.units(), top), top, TileLane.STOP_STEP)
                    : label.ticks();
        });
    }

    /** Returns the tiles from the next tile of the car to a tile; nothing if the tile is unreachable. */
    public Optional<List<MapTile>> pathTo(MapTile tile) {
        Deque<MapTile> path = new ArrayDeque<>();
        for (Label label = first[city.number(tile)]; label != null; label = label.before()) {
            path.addFirst(city.tile(label.tile()));
        }
        return path.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(path));
    }
}
