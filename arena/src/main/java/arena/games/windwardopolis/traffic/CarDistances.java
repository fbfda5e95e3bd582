package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;

/**
 * The distance that cars keep (Movement, 1). A tile is divided into four quarters. A car does not move while the last
 * seven centres of another one lie in a quarter through which its own centre comes with its next 18 steps.
 */
final class CarDistances {

    /** So many steps ahead are looked at. */
    static final int STEPS_AHEAD = 18;

    /** Who is farther away in a straight line over both axes is in nobody's way. */
    private static final int NEAR_UNITS = STEPS_AHEAD + Car.TAIL + 2 * Car.QUARTER_UNITS;

    /** Two cars that drove through each other are apart when their centres are. */
    private static final int APART_UNITS = 40;

    private final CityMap city;
    private final List<Car> cars;
    private final Passing passing;
    private final RouteAhead ahead;

    CarDistances(CityMap city, DrivingRules rules, List<Car> cars) {
        this.city = city;
        this.cars = cars;
        this.passing = new Passing(rules);
        this.ahead = new RouteAhead(city);
    }

    /** Returns one bit for each car that blocks the next step of a car. */
    int blocking(Car car) {
        int near = near(car);
        return near == 0 ? 0 : onTheWay(car, near);
    }

    private int near(Car car) {
        int near = 0;
        int through = car.forcedThrough | car.passing | 1 << car.seat;
        for (Car other : cars) {
            if ((through & 1 << other.seat) == 0 && units(car, other) <= NEAR_UNITS) {
                near |= 1 << other.seat;
            }
        }
        return near;
    }

    private static int units(Car car, Car other) {
        return Math.abs(car.x - other.x) + Math.abs(car.y - other.y);
    }

    private int onTheWay(Car car, int near) {
        ahead.of(car);
        int blocking = 0;
        int step = car.step;
        int quarter = -1;
        for (int count = 0; count < STEPS_AHEAD; count++) {
            step++;
            int x = ahead.tile % city.width() * MapTile.UNITS + ahead.way.x(step);
            int y = ahead.tile / city.width() * MapTile.UNITS + ahead.way.y(step);
            int next = Car.quarter(city, x, y);
            if (next != quarter) {
                quarter = next;
                blocking |= tailsIn(quarter, near & ~blocking);
            }
            if (step == ahead.way.steps()) {
                if (!ahead.advance(car)) {
                    break;
                }
                step = 0;
            }
        }
        return blocking == 0 ? 0 : withoutPassed(car, blocking);
    }

    private int tailsIn(int quarter, int seats) {
        int found = 0;
        for (int left = seats; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            if (cars.get(seat).hasTailIn(quarter)) {
                found |= 1 << seat;
            }
        }
        return found;
    }

    /** Takes those out whom the car can pass, and passes them from now on. */
    private int withoutPassed(Car car, int blocking) {
        int still = blocking;
        for (Car other : cars) {
            if ((still & 1 << other.seat) != 0 && passing.mayPass(car, other)) {
                car.passing |= 1 << other.seat;
                still &= ~(1 << other.seat);
            }
        }
        return still;
    }

    /**
     * Ends what lets a car through others: when it is apart from them, or when one that it drives through because of a
     * knot has got away ahead of it.
     */
    void forget(Car car) {
        int through = car.forcedThrough | car.passing;
        for (int left = through; left != 0; left &= left - 1) {
            Car other = cars.get(Integer.numberOfTrailingZeros(left));
            int bit = 1 << other.seat;
            if (units(car, other) > APART_UNITS) {
                car.forcedThrough &= ~bit;
                car.passing &= ~bit;
            } else if (other.stillTicks == 0 && other.angle == car.angle) {
                car.forcedThrough &= ~bit;
            }
        }
    }
}
