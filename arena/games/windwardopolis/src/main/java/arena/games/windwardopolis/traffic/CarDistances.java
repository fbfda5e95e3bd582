package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.MapTile;
import java.util.List;

/**
 * The distances between cars (Movement, 1). A tile is divided into four quarters. A car does not move while any of the
 * last seven centres of another car is in a quarter that its own centre reaches with its next 18 steps.
 */
final class CarDistances {

    /** The number of steps that a car looks ahead. */
    static final int STEPS_AHEAD = 18;

    /** The distance, summed over both axes, beyond which a car cannot block another. */
    private static final int NEAR_UNITS = STEPS_AHEAD + Car.TAIL + 2 * Car.QUARTER_UNITS;

    /** The distance of their centres at which two cars that drove through each other are apart. */
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
            int x = ahead.tile % city.width() * MapTile.UNITS + ahead.lane.x(step);
            int y = ahead.tile / city.width() * MapTile.UNITS + ahead.lane.y(step);
            int next = Car.quarter(city, x, y);
            if (next != quarter) {
                quarter = next;
                blocking |= tailsIn(quarter, near & ~blocking);
            }
            if (step == ahead.lane.steps()) {
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

    /** Removes the cars that this car can pass, and starts to pass them. */
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
     * Ends the permission to drive through other cars: when the cars are apart, or when a car of a deadlock that it
     * drives through has moved away ahead of it.
     */
    void endPassing(Car car) {
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
