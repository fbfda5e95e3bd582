package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.map.TileLane;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A car: its place, its speed, and its path. It is mutable and belongs to one {@link Traffic}. */
final class Car {

    /** The number of its last centres that form the tail before which other cars stop. */
    static final int TAIL = 7;

    static final int NOT_DRAWN = -1;

    static final int QUARTER_UNITS = MapTile.UNITS / 2;

    /** The speed with which a car starts, except after a halt for other cars. */
    static final float START_SPEED = 1;

    /** The rounding of the speed's fall on entering a curve: it is added before the fall is cut to whole steps. */
    private static final float FALL_ROUNDING = 0.9f;

    private static final int[] NO_PATH = {};

    final int seat;
    int tile;
    TileLane lane;
    int step;
    int x;
    int y;
    int angle;
    float speed = START_SPEED;
    float accumulator;
    int stepsLeft;
    SpeedLimits limits = SpeedLimits.FULL;

    /** The numbers of the tiles to come, from {@link #pathAt} on; -1 for a tile outside of the map. */
    int[] path = NO_PATH;

    int pathAt;

    /** The number of the heading with which it will leave the next tile, if chance decides that. */
    int drawn = NOT_DRAWN;

    /** True if it has stopped at the sign before it. */
    boolean hasStopped;

    /** True if other cars have kept it from moving; until it moves. */
    boolean waits;

    /** The tick in which it first waited at the junction before it; 0 if it does not wait. */
    long waitsSince;

    /**
     * One bit for each seat whose car has entered that junction since; it does not get priority over this car again.
     */
    int letThrough;

    /** The number of ticks for which it has not moved. */
    int stillTicks;

    /** One bit for each seat through whose car it drives to resolve a deadlock. */
    int forcedThrough;

    /** One bit for each seat whose stopped or slow car it is passing. */
    int passing;

    /** The junction that it enters unconditionally to resolve a deadlock; -1 if none. */
    int forcedInto = -1;

    private final int[] tail = new int[TAIL];
    private int tailAt;

    Car(int seat, CityMap city, CarStart start) {
        this.seat = seat;
        this.lane = TileLane.of(start.heading(), start.heading());
        place(city, start);
    }

    Car(int seat, CityMap city, MapTile into, LanePlace place) {
        this.seat = seat;
        this.lane = place.lane();
        place(city, into, place);
    }

    private Car(Car other) {
        seat = other.seat;
        tile = other.tile;
        lane = other.lane;
        step = other.step;
        x = other.x;
        y = other.y;
        angle = other.angle;
        speed = other.speed;
        accumulator = other.accumulator;
        stepsLeft = other.stepsLeft;
        limits = other.limits;
        path = other.path;
        pathAt = other.pathAt;
        drawn = other.drawn;
        hasStopped = other.hasStopped;
        waits = other.waits;
        waitsSince = other.waitsSince;
        letThrough = other.letThrough;
        stillTicks = other.stillTicks;
        forcedThrough = other.forcedThrough;
        passing = other.passing;
        forcedInto = other.forcedInto;
        System.arraycopy(other.tail, 0, tail, 0, TAIL);
        tailAt = other.tailAt;
    }

    Car copy() {
        return new Car(this);
    }

    /** Returns whether another car is in the same place and will continue alike. */
    boolean isLike(Car other) {
        return isAt(other) && isGoing(other) && Arrays.equals(tail, other.tail) && tailAt == other.tailAt;
    }

    private boolean isAt(Car other) {
        return seat == other.seat
                && tile == other.tile
                && lane.equals(other.lane)
                && step == other.step
                && x == other.x
                && y == other.y
                && angle == other.angle
                && Arrays.equals(path, pathAt, path.length, other.path, other.pathAt, other.path.length);
    }

    private boolean isGoing(Car other) {
        return speed == other.speed
                && accumulator == other.accumulator
                && stepsLeft == other.stepsLeft
                && limits.equals(other.limits)
                && drawn == other.drawn
                && hasStopped == other.hasStopped
                && waits == other.waits
                && waitsSince == other.waitsSince
                && letThrough == other.letThrough
                && stillTicks == other.stillTicks
                && forcedThrough == other.forcedThrough
                && passing == other.passing
                && forcedInto == other.forcedInto;
    }

    /**
     * A place in a lane of a tile.
     *
     * @param step the number of steps that a car there has made in its lane
     */
    record LanePlace(TileLane lane, int step) {

        /**
         * Returns the places where a car can be as it is seen: on the roads of its tile, in its direction, on its path,
         * and not turning round. What none of the places fulfils is ignored.
         */
        static List<LanePlace> of(CityMap city, SeenCar seen) {
            List<LanePlace> places = onRoads(city, city.number(seen.tile()));
            List<Predicate<LanePlace>> wanted = List.of(
                    place -> place.lane.angle(place.step) == seen.angle(),
                    place -> seen.path().stream().limit(1).anyMatch(seen.tile().next(place.lane.out())::equals),
                    place -> place.lane.in() != place.lane.out().opposite());
            for (Predicate<LanePlace> one : wanted) {
                List<LanePlace> fitting = places.stream().filter(one).toList();
                places = fitting.isEmpty() ? places : fitting;
            }
            return places;
        }

        private static List<LanePlace> onRoads(CityMap city, int tile) {
            return city.exits(tile).stream()
                    .flatMap(from -> city.exits(tile).stream().map(to -> TileLane.of(from.opposite(), to)))
                    .flatMap(lane -> IntStream.range(0, lane.steps()).mapToObj(step -> new LanePlace(lane, step)))
                    .toList();
        }
    }

    /** Puts it into the middle of a straight road, to start there as if it had driven along the road. */
    void place(CityMap city, CarStart start) {
        TileLane straight = TileLane.of(start.heading(), start.heading());
        place(city, start.tile(), new LanePlace(straight, TileLane.MIDDLE_STEP));
        startAgain();
        stepsLeft = 0;
    }

    /** Puts it into a lane, with the speed of a car without obstacles. */
    void place(CityMap city, MapTile into, LanePlace place) {
        tile = city.number(into);
        lane = place.lane();
        step = place.step();
        x = into.x() * MapTile.UNITS + lane.x(step);
        y = into.y() * MapTile.UNITS + lane.y(step);
        angle = lane.angle(step);
        speed = lane.topSpeed();
        accumulator = 0;
        stepsLeft = 0;
        hasStopped = false;
        waits = false;
        waitsSince = 0;
        letThrough = 0;
        stillTicks = 0;
        forcedThrough = 0;
        passing = 0;
        forcedInto = -1;
        drawn = NOT_DRAWN;
        for (int at = 0; at < TAIL; at++) {
            int last = Math.max(0, step - TAIL + 1 + at);
            tail[at] = quarter(city, into.x() * MapTile.UNITS + lane.x(last), into.y() * MapTile.UNITS + lane.y(last));
        }
        tailAt = TAIL - 1;
    }

    static int quarter(CityMap city, int x, int y) {
        return y / QUARTER_UNITS * 2 * city.width() + x / QUARTER_UNITS;
    }

    /** Returns the tile of a quarter. */
    private static int tileOf(CityMap city, int quarter) {
        int row = quarter / (2 * city.width());
        return row / 2 * city.width() + quarter % (2 * city.width()) / 2;
    }

    /** Returns whether one of its last centres is in a quarter of a tile. */
    boolean hasTailIn(int quarter) {
        for (int at : tail) {
            if (at == quarter) {
                return true;
            }
        }
        return false;
    }

    boolean hasTailOn(CityMap city, int wanted) {
        for (int at : tail) {
            if (tileOf(city, at) == wanted) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether its front bumper has entered the tile before it. */
    boolean hasEnteredNext() {
        return lane.hasEnteredNext(step);
    }

    /** Returns the tile that it enters next. */
    int next(CityMap city) {
        return city.next(tile, lane.out());
    }

    float top() {
        return limits.top(lane.topSpeed());
    }

    /** Computes the speed of this tick, and its number of steps. */
    void beginTick(float acceleration) {
        speed = Math.min(speed + acceleration, top());
        accumulator += speed / TileLane.TICKS_IN_TURN;
        stepsLeft = (int) accumulator;
        accumulator -= stepsLeft;
        stillTicks++;
    }

    /** Halts it; when its next step is due it looks again. */
    void halt() {
        speed = 0;
        stepsLeft = 0;
        accumulator = 0;
        waits = true;
    }

    /** Starts it from a halt, with one step at once. */
    void startAgain() {
        speed = START_SPEED;
        stepsLeft = 1;
        accumulator = 0;
    }

    /**
     * Moves it by one step; after the last step its centre is on the edge, and it must {@link #enter} the next tile.
     */
    void takeStep(CityMap city) {
        x += lane.dx(step);
        y += lane.dy(step);
        step++;
        angle = lane.angle(Math.min(step, lane.steps() - 1));
        stepsLeft--;
        waits = false;
        stillTicks = 0;
        tailAt = (tailAt + 1) % TAIL;
        tail[tailAt] = quarter(city, x, y);
    }

    boolean isAtEdge() {
        return step == lane.steps();
    }

    /** Begins a lane through the next tile, and brakes if the lane is slower. */
    void enter(int entered, TileLane chosen) {
        tile = entered;
        lane = chosen;
        step = 0;
        angle = lane.angle(0);
        waitsSince = 0;
        letThrough = 0;
        hasStopped = false;
        forcedInto = -1;
        float top = top();
        if (top < speed) {
            stepsLeft = Math.max(0, stepsLeft - (int) (speed - top + FALL_ROUNDING));
            speed = top;
        }
    }

    void dropPath() {
        path = NO_PATH;
        pathAt = 0;
    }

    void follow(int[] tiles) {
        path = tiles;
        pathAt = 0;
    }

    /** Returns whether its path determines how it leaves the next tile. */
    boolean knowsExit(CityMap city) {
        int next = next(city);
        int at = pathAfter(next, pathAt);
        return at < path.length && heading(city, next, path[at]) >= 0;
    }

    boolean hasPath() {
        return pathAt < path.length;
    }

    /** Returns the index in the path after a tile, which may be further along. */
    int pathAfter(int entered, int from) {
        for (int at = from; at < path.length; at++) {
            if (path[at] == entered) {
                return at + 1;
            }
        }
        return from;
    }

    /** Returns the number of the heading that leads from one tile to another; -1 if none does. */
    static int heading(CityMap city, int from, int to) {
        for (Heading heading : Heading.all()) {
            if (city.next(from, heading) == to && city.leads(from, heading)) {
                return heading.number();
            }
        }
        return -1;
    }
}
