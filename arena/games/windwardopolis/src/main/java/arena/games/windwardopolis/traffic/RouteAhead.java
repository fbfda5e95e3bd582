package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;

/** The route ahead of a car, tile by tile, as far as it is determined. One instance serves many cars in turn. */
final class RouteAhead {

    private static final int UNKNOWN = -1;

    private final CityMap city;
    private int pathAt;

    /** The number of the current tile of the route. */
    int tile;

    /** The lane through that tile. */
    TileLane lane = TileLane.of(Heading.NORTH, Heading.NORTH);

    RouteAhead(CityMap city) {
        this.city = city;
    }

    /** Begins with the tile of a car. */
    RouteAhead of(Car car) {
        tile = car.tile;
        lane = car.lane;
        pathAt = car.pathAt;
        return this;
    }

    /** Advances to the next tile; returns false where chance decides. */
    boolean advance(Car car) {
        Heading in = lane.out();
        tile = city.next(tile, in);
        pathAt = car.pathAfter(tile, pathAt);
        int exit = exit(car, in);
        if (exit == UNKNOWN) {
            return false;
        }
        lane = TileLane.of(in, Heading.of(exit));
        return true;
    }

    private int exit(Car car, Heading in) {
        if (pathAt < car.path.length) {
            int heading = Car.heading(city, tile, car.path[pathAt]);
            if (heading >= 0) {
                return heading;
            }
        }
        boolean isDrawn = car.drawn != Car.NOT_DRAWN && in == car.lane.out() && tile == car.next(city);
        return isDrawn ? car.drawn : withoutChoice(city, tile, in);
    }

    /**
     * Returns the number of the heading of a car without a path, if it has no choice: straight on, round the curve, or
     * back out of a dead end.
     */
    private static int withoutChoice(CityMap city, int tile, Heading in) {
        if (city.exitCount(tile) == 1) {
            return in.opposite().number();
        }
        if (city.leads(tile, in)) {
            return in.number();
        }
        if (city.leads(tile, in.left()) != city.leads(tile, in.right())) {
            return city.leads(tile, in.left()) ? in.left().number() : in.right().number();
        }
        return UNKNOWN;
    }

    /**
     * Returns the number of steps until the centre of a car is in a tile on its route; {@code most + 1} if it takes
     * more, or if the car must stop at a sign before.
     */
    int stepsTo(Car car, int wanted, int most) {
        of(car);
        int steps = lane.steps() - car.step;
        boolean isNext = true;
        while (steps <= most) {
            Heading in = lane.out();
            int entered = city.next(tile, in);
            boolean stops = city.mustStop(entered, in) && !(isNext && (car.hasStopped || car.hasEnteredNext()));
            if (stops) {
                return most + 1;
            }
            boolean known = advance(car);
            if (entered == wanted) {
                return steps;
            }
            if (!known) {
                return most + 1;
            }
            isNext = false;
            steps += lane.steps();
        }
        return most + 1;
    }
}
