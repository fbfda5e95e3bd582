package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.TileLane;
import java.util.List;

/**
 * The right of way at junctions (Movement, 4 to 7). A car looks when its front bumper would enter with the next step;
 * it then enters, or halts and looks again when its next step is due.
 */
final class Crossings {

    /** The distance in units that a car at a stop sign looks for other cars: 6 to their front bumpers, and 42. */
    static final int CLEAR_UNITS = 6 + 42;

    /** The distance in units within which a car that turns left yields to oncoming cars. */
    static final int ONCOMING_UNITS = 114;

    private final CityMap city;
    private final DrivingRules rules;
    private final Passing passing;
    private final List<Car> cars;
    private final Signal[] signals;
    private final RouteAhead ahead;

    Crossings(CityMap city, DrivingRules rules, List<Car> cars, Signal[] signals) {
        this.city = city;
        this.rules = rules;
        this.cars = cars;
        this.signals = signals;
        this.passing = new Passing(rules);
        this.ahead = new RouteAhead(city);
    }

    /**
     * Lets a car enter the tile before it, or halts it.
     *
     * @return whether it may take its next step
     */
    boolean mayEnter(Car car, long tick) {
        int entered = car.next(city);
        if (car.forcedInto == entered) {
            return true;
        }
        Heading heading = rules.judgedHeading(car.lane, car.step);
        if (city.hasSignal(entered) && !isGreen(car, entered, heading)) {
            wait(car, tick);
            return false;
        }
        boolean sign = city.mustStop(entered, heading);
        if (sign && (!car.hasStopped || priority(car, entered) != 0)) {
            car.hasStopped = true;
            wait(car, tick);
            return false;
        }
        if ((oncoming(car, entered) | merging(car, entered)) != 0) {
            wait(car, tick);
            return false;
        }
        if (sign) {
            car.startAgain();
            car.hasStopped = false;
        }
        return true;
    }

    /** Records for all cars that wait at the junction that they have let this car enter. */
    void entered(Car car) {
        for (Car other : cars) {
            if (other.waitsSince > 0 && other.next(city) == car.tile) {
                other.letThrough |= 1 << car.seat;
            }
        }
    }

    private static void wait(Car car, long tick) {
        car.halt();
        if (car.waitsSince == 0) {
            car.waitsSince = tick;
        }
    }

    /** Returns one bit for each car that keeps a car from entering the junction before it at this moment. */
    int waitsFor(Car car) {
        int entered = car.next(city);
        if (car.forcedInto == entered) {
            return 0;
        }
        Heading heading = rules.judgedHeading(car.lane, car.step);
        int others = oncoming(car, entered) | merging(car, entered);
        if (city.hasSignal(entered) && !signals[city.signal(entered)].isGreenFor(heading)) {
            others |= occupants(car, entered) | askedBefore(car, entered, heading);
        }
        if (city.mustStop(entered, heading)) {
            others |= priority(car, entered);
        }
        return others;
    }

    /** Returns whether the light is green, or can be switched; else the other direction gets yellow (Movement, 4). */
    private boolean isGreen(Car car, int junction, Heading heading) {
        Signal shown = signals[city.signal(junction)];
        if (shown.isGreenFor(heading)) {
            return true;
        }
        if (occupants(car, junction) == 0 && askedBefore(car, junction, heading) == 0) {
            signals[city.signal(junction)] = Signal.greenFor(heading);
            return true;
        }
        if (!shown.isGreenFor(heading.opposite()) && shown.isGreenFor(heading.right())) {
            signals[city.signal(junction)] = shown.yellow();
        }
        return false;
    }

    /** Returns the cars in a junction, with the tail or the front bumper, that cannot be passed. */
    private int occupants(Car car, int junction) {
        int occupants = 0;
        for (Car other : cars) {
            if (other != car && isIn(other, junction) && !passing.mayPass(car, other)) {
                occupants |= 1 << other.seat;
            }
        }
        return occupants;
    }

    private boolean isIn(Car other, int junction) {
        return other.hasTailOn(city, junction) || (other.hasEnteredNext() && other.next(city) == junction);
    }

    /** Returns the cars that have requested the light of the other direction, and so switched this one to yellow. */
    private int askedBefore(Car car, int junction, Heading heading) {
        int asked = 0;
        for (Car other : cars) {
            if (other != car
                    && isAtLine(other, junction)
                    && other.waitsSince > 0
                    && rules.judgedHeading(other.lane, other.step).isVertical() != heading.isVertical()
                    && isBefore(other, car)) {
                asked |= 1 << other.seat;
            }
        }
        return asked;
    }

    private static boolean isBefore(Car other, Car car) {
        return car.waitsSince == 0
                || other.waitsSince < car.waitsSince
                || (other.waitsSince == car.waitsSince && other.seat < car.seat);
    }

    private boolean isAtLine(Car other, int junction) {
        return other.step < other.lane.steps()
                && rules.isLook(other.lane, other.step)
                && other.waits
                && other.next(city) == junction;
    }

    /** Returns the cars in a junction or near it with priority (Movement, 5). */
    private int priority(Car car, int junction) {
        int prior = 0;
        for (Car other : cars) {
            boolean stands = other.limits.isStopped() && passing.mayPass(car, other);
            if (other != car
                    && !stands
                    && !hadToStop(other, junction)
                    && (isIn(other, junction) || (!isLetThrough(car, other) && isNear(other, junction)))) {
                prior |= 1 << other.seat;
            }
        }
        return prior;
    }

    private boolean isNear(Car other, int junction) {
        return ahead.stepsTo(other, junction, CLEAR_UNITS) <= CLEAR_UNITS;
    }

    /** Returns whether another car has entered the junction since a car waits there: it has priority only once. */
    private static boolean isLetThrough(Car car, Car other) {
        return (car.letThrough >> other.seat & 1) != 0;
    }

    private boolean hadToStop(Car other, int junction) {
        return (other.tile == junction && city.mustStop(junction, other.lane.in()))
                || (other.next(city) == junction && city.mustStop(junction, other.lane.out()));
    }

    /**
     * Returns the cars for which a left-turning car waits in a junction (Movement, 7); none if it does not turn left.
     */
    private int oncoming(Car car, int junction) {
        if (!city.isJunction(junction)) {
            return 0;
        }
        ahead.of(car);
        if (!ahead.advance(car) || !ahead.lane.isLeftTurn()) {
            return 0;
        }
        int own = car.lane.steps() - car.step;
        int yielded = 0;
        for (Car other : cars) {
            if (other != car && (isCentreIn(car, other, junction) || isOncoming(car, own, other, junction))) {
                yielded |= 1 << other.seat;
            }
        }
        return yielded;
    }

    /**
     * Returns the cars in a junction that came from another side and leave it over the same edge: they would be too
     * close.
     */
    private int merging(Car car, int junction) {
        if (!city.isJunction(junction) || !ahead.of(car).advance(car)) {
            return 0;
        }
        TileLane own = ahead.lane;
        int merging = 0;
        for (Car other : cars) {
            if (other != car && merges(other, junction, own) && !passing.mayPass(car, other)) {
                merging |= 1 << other.seat;
            }
        }
        return merging;
    }

    private boolean merges(Car other, int junction, TileLane own) {
        ahead.of(other);
        boolean isIn = other.tile == junction
                || (other.hasEnteredNext() && other.next(city) == junction && ahead.advance(other));
        return isIn && ahead.lane.out() == own.out() && ahead.lane.in() != own.in();
    }

    private boolean isCentreIn(Car car, Car other, int junction) {
        return other.tile == junction && !passing.mayPass(car, other);
    }

    private boolean isOncoming(Car car, int own, Car other, int junction) {
        boolean isLate = isLetThrough(car, other) && !other.hasEnteredNext();
        if (other.limits.isStopped() || other.tile == junction || isLate) {
            return false;
        }
        int steps = ahead.stepsTo(other, junction, ONCOMING_UNITS);
        if (steps > ONCOMING_UNITS || ahead.lane.in() != car.lane.out().opposite()) {
            return false;
        }
        TileLane theirs = ahead.lane;
        if (rules.firstTurnsFirst() && theirs.isLeftTurn()) {
            return isFirst(other, steps, car, own);
        }
        return !other.waits;
    }

    /** Returns whether the other of two left-turning cars reached the junction first, or will. */
    private static boolean isFirst(Car other, int steps, Car car, int own) {
        if (other.hasEnteredNext()) {
            return true;
        }
        if (other.waitsSince > 0 || car.waitsSince > 0) {
            return other.waitsSince > 0 && isBefore(other, car);
        }
        return steps < own || (steps == own && other.seat < car.seat);
    }
}
