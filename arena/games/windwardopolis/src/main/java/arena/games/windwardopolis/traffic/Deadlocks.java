package arena.games.windwardopolis.traffic;

import arena.games.windwardopolis.map.CityMap;
import java.util.List;

/**
 * The deadlocks of cars that block each other in a circle (Movement, 8). When all cars of a circle have stood for 20
 * ticks, one of them is moved on, through the others if necessary, until no circle is left.
 */
final class Deadlocks {

    /** The number of ticks after which a deadlock is resolved. */
    static final int LONGEST_TICKS = 20;

    private final CityMap city;
    private final DrivingRules rules;
    private final List<Car> cars;
    private final CarDistances distances;
    private final Crossings crossings;
    private final int[] blockedByTails;
    private final int[] blockedAtJunction;
    private final int[] blockedBy;

    Deadlocks(CityMap city, DrivingRules rules, List<Car> cars, CarDistances distances, Crossings crossings) {
        this.city = city;
        this.rules = rules;
        this.cars = cars;
        this.distances = distances;
        this.crossings = crossings;
        this.blockedByTails = new int[cars.size()];
        this.blockedAtJunction = new int[cars.size()];
        this.blockedBy = new int[cars.size()];
    }

    /**
     * Frees a car of each deadlock that is old enough; the car has a step to make now.
     *
     * @return whether there was a deadlock
     */
    boolean resolve() {
        int standing = standing(LONGEST_TICKS);
        if (Integer.bitCount(standing) < 2) {
            return false;
        }
        findBlockers(standing);
        boolean found = false;
        int circle = circle();
        while (circle != 0) {
            free(chosen(circle));
            found = true;
            circle = circle();
        }
        return found;
    }

    private int standing(int ticks) {
        int standing = 0;
        for (Car car : cars) {
            if (car.waits && car.stillTicks >= ticks && !car.limits.isStopped()) {
                standing |= 1 << car.seat;
            }
        }
        return standing;
    }

    /** Returns the age in ticks of the oldest deadlock: all cars of the circle have stood for so long. */
    int oldest() {
        int oldest = 0;
        findBlockers(standing(1));
        for (int circle = circle(); circle != 0; circle = circle()) {
            int youngest = Integer.MAX_VALUE;
            for (Car car : cars) {
                if ((circle & 1 << car.seat) != 0) {
                    youngest = Math.min(youngest, car.stillTicks);
                    blockedBy[car.seat] = 0;
                }
            }
            oldest = Math.max(oldest, youngest);
        }
        return oldest;
    }

    private void findBlockers(int standing) {
        for (Car car : cars) {
            boolean stands = (standing & 1 << car.seat) != 0;
            blockedByTails[car.seat] = stands ? distances.blocking(car) & standing : 0;
            blockedAtJunction[car.seat] =
                    stands && rules.isLook(car.lane, car.step) ? crossings.waitsFor(car) & standing : 0;
            blockedBy[car.seat] = blockedByTails[car.seat] | blockedAtJunction[car.seat];
        }
    }

    private void free(Car car) {
        car.forcedThrough |= blockedByTails[car.seat];
        if (blockedAtJunction[car.seat] != 0) {
            car.forcedInto = car.next(city);
        }
        car.startAgain();
        blockedBy[car.seat] = 0;
    }

    /** Returns the cars of a circle; none if there is no circle. */
    private int circle() {
        int[] reached = blockedBy.clone();
        for (int round = 0; round < reached.length; round++) {
            for (int seat = 0; seat < reached.length; seat++) {
                for (int other = 0; other < reached.length; other++) {
                    if ((reached[seat] & 1 << other) != 0) {
                        reached[seat] |= reached[other];
                    }
                }
            }
        }
        for (int seat = 0; seat < reached.length; seat++) {
            if ((reached[seat] & 1 << seat) != 0) {
                int circle = 0;
                for (int other = 0; other < reached.length; other++) {
                    if ((reached[seat] & 1 << other) != 0 && (reached[other] & 1 << seat) != 0) {
                        circle |= 1 << other;
                    }
                }
                return circle;
            }
        }
        return 0;
    }

    /**
     * Returns the car to move: preferably one that no light or sign holds back, then the one that has stood for
     * longest.
     */
    private Car chosen(int circle) {
        Car best = cars.get(Integer.numberOfTrailingZeros(circle));
        for (Car car : cars) {
            if ((circle & 1 << car.seat) != 0 && isPreferred(car, best)) {
                best = car;
            }
        }
        return best;
    }

    private boolean isPreferred(Car car, Car best) {
        boolean free = blockedAtJunction[car.seat] == 0;
        boolean bestFree = blockedAtJunction[best.seat] == 0;
        return free == bestFree ? car.stillTicks > best.stillTicks : free;
    }
}
