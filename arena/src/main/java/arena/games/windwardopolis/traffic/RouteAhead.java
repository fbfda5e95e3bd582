package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;

/** The way that a car has before it, tile by tile, as far as one can know it. One serves many cars, one at a time. */
final class RouteAhead {

    private static final int UNKNOWN = -1;

    private final CityMap city;
    private int pathAt;

    /** The number of the tile that it has come to. */
    int tile;

    /** The way through that tile. */
    TileLane way = TileLane.of(Heading.NORTH, Heading.NORTH);

    RouteAhead(CityMap city) {
        this.city = city;
    }

    /** Begins with the tile on which a car is. */
    RouteAhead of(Car car) {
        tile = car.tile;
        way = car.way;
        pathAt = car.pathAt;
        return this;
    }

    /** Goes on to the next tile; returns false where the car will choose by chance. */
    boolean advance(Car car) {
        Heading in = way.out();
        tile = city.next(tile, in);
        pathAt = car.pathAfter(tile, pathAt);
        int exit = exit(car, in);
        if (exit == UNKNOWN) {
            return false;
        }
        way = TileLane.of(in, Heading.of(exit));
        return true;
    }

    private int exit(Car car, Heading in) {
        if (pathAt < car.path.length) {
            int heading = Car.heading(city, tile, car.path[pathAt]);
            if (heading >= 0) {
                return heading;
            }
        }
        boolean isDrawn = car.drawn != Car.NOT_DRAWN && in == car.way.out() && tile == car.next(city);
        return isDrawn ? car.drawn : withoutChoice(city, tile, in);
    }

    /**
     * Returns the place of the heading with which a car goes on that has no path, if there is nothing to choose:
     * straight on, round the curve, or back out of a dead end.
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
     * Returns how many steps a car makes until its centre is in a tile, on the way it has before it; {@code most + 1}
     * if it does not come there so soon, or must stop at a sign before.
     */
    int stepsTo(Car car, int wanted, int most) {
        of(car);
        int steps = way.steps() - car.step;
        boolean isNext = true;
        while (steps <= most) {
            Heading in = way.out();
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
            steps += way.steps();
        }
        return most + 1;
    }
}
