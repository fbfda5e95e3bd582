package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Score;
import arena.games.windwardopolis.trip.Trips;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.util.Arrays;

/**
 * A round in numbers that advances from stop to stop: the people waiting at each place, and the passenger, the next
 * stop and the time of arrival of each car. It is mutable and reused as a copy. Times are ticks since the observed
 * update.
 */
final class PackedRound {

    /** No person, no place, no car. */
    static final int NONE = CityGuide.NONE;

    private static final int SLOW = 4;

    final CityGuide guide;
    final int people;
    final int cars;

    /** The people waiting at each place, a bit for each. */
    final int[] waits;

    /** The place where each person waits; {@link #NONE} in a car and after the last trip. */
    final int[] lobby;

    /** The car of each person. */
    final int[] carOf;

    /** The passenger of each car. */
    final int[] rider;

    /** The target place of each car, and its time of arrival. */
    final int[] target;

    final double[] arrival;

    /** The person whom each empty car drives to. */
    final int[] wish;

    final int[] coffee;

    /** The people whom each car has brought to a destination, a bit for each. */
    final int[] delivered;

    final double[] points;

    /** The factors of the points of the present transit and of the next one. */
    final double[] factor;

    final double[] nextFactor;

    /** The driving times of each car from the start of its drive to each place, without handicaps. */
    final int[][] row;

    /** The times until which each car is slow, and until which it stands. */
    final double[] slowUntil;

    final double[] stoppedUntil;

    double now;

    private final double[] begun;
    private final int[] leg;
    private final int[] changed;
    private final int[][] routes;

    PackedRound(CityGuide guide, int cars) {
        this.guide = guide;
        this.cars = cars;
        people = guide.people().size();
        waits = new int[guide.places()];
        lobby = new int[people];
        carOf = new int[people];
        leg = new int[people];
        changed = new int[people];
        routes = new int[people][];
        rider = new int[cars];
        target = new int[cars];
        arrival = new double[cars];
        begun = new double[cars];
        wish = new int[cars];
        coffee = new int[cars];
        delivered = new int[cars];
        points = new double[cars];
        factor = new double[cars];
        nextFactor = new double[cars];
        slowUntil = new double[cars];
        stoppedUntil = new double[cars];
        row = new int[cars][guide.places()];
    }

    /** Copies an observation; empty cars stand at their positions until they are given a drive. */
    void see(SeatObservation observation) {
        now = 0;
        Arrays.fill(waits, 0);
        Arrays.fill(carOf, NONE);
        for (int person = 0; person < people; person++) {
            lobby[person] = observation.lobby(person);
            if (lobby[person] != NONE) {
                waits[lobby[person]] |= 1 << person;
            }
            leg[person] = 0;
            changed[person] = NONE;
            routes[person] = observation.route(person);
        }
        for (int car = 0; car < cars; car++) {
            see(observation.car(car), car);
            rider[car] = observation.rider(car);
            delivered[car] = observation.delivered(car);
            for (int place = 0; place < row[car].length; place++) {
                row[car][place] = guide.ticks(observation.car(car).tile(), place);
            }
        }
        if (observation.me() != NONE) {
            seeOwn(observation);
        }
        for (int car = 0; car < cars; car++) {
            if (rider[car] != NONE) {
                carOf[rider[car]] = car;
                drive(car, bound(rider[car]), NONE);
            }
        }
    }

    /** The direction of the own car is known. */
    private void seeOwn(SeatObservation observation) {
        int[] ticks = row[observation.me()];
        for (int place = 0; place < ticks.length; place++) {
            int known = ticks[place];
            ticks[place] = observation
                    .drives()
                    .ticksTo(guide.tile(place))
                    .map(Double::intValue)
                    .orElse(known);
        }
    }

    private void see(WindwardopolisView.Car seen, int car) {
        coffee[car] = seen.coffee();
        points[car] = (double) seen.thousandths() / Score.PARTS;
        slowUntil[car] = seen.effects().slowTicks();
        stoppedUntil[car] = seen.effects().stoppedTicks();
        factor[car] = seen.effects().transit().isPresent() ? 1.2 : 1;
        nextFactor[car] = seen.effects().nextStop().isPresent() ? 1.2 : 1;
        target[car] = NONE;
        wish[car] = NONE;
        arrival[car] = Double.POSITIVE_INFINITY;
        begun[car] = 0;
    }

    /** Copies another round with the same guide. */
    void copyFrom(PackedRound other) {
        now = other.now;
        copy(other.waits, waits);
        copy(other.lobby, lobby);
        copy(other.carOf, carOf);
        copy(other.leg, leg);
        copy(other.changed, changed);
        System.arraycopy(other.routes, 0, routes, 0, people);
        copy(other.rider, rider);
        copy(other.target, target);
        copy(other.wish, wish);
        copy(other.coffee, coffee);
        copy(other.delivered, delivered);
        copy(other.arrival, arrival);
        copy(other.begun, begun);
        copy(other.points, points);
        copy(other.factor, factor);
        copy(other.nextFactor, nextFactor);
        copy(other.slowUntil, slowUntil);
        copy(other.stoppedUntil, stoppedUntil);
        for (int car = 0; car < cars; car++) {
            copy(other.row[car], row[car]);
        }
    }

    private static void copy(int[] from, int[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    private static void copy(double[] from, double[] into) {
        System.arraycopy(from, 0, into, 0, into.length);
    }

    /** Returns the destination of a person; {@link #NONE} after the last trip. */
    int bound(int person) {
        return changed[person] != NONE ? changed[person] : leg(person, leg[person]);
    }

    /** Returns the destination of a person after the next one. */
    int boundNext(int person) {
        return leg(person, changed[person] != NONE ? leg[person] : leg[person] + 1);
    }

    private int leg(int person, int number) {
        return number < routes[person].length ? routes[person][number] : NONE;
    }

    int points(int person) {
        return guide.points(person);
    }

    boolean hasDelivered(int car, int person) {
        return (delivered[car] >> person & 1) != 0;
    }

    int deliveries(int car) {
        return Integer.bitCount(delivered[car]);
    }

    boolean isOver() {
        for (int car = 0; car < cars; car++) {
            if (deliveries(car) >= Trips.LAST_DELIVERY) {
                return true;
            }
        }
        return false;
    }

    /** Returns the time of arrival of a car that starts now, from the driving time without handicaps. */
    double after(int car, double ticks) {
        double start = Math.max(now, stoppedUntil[car]);
        double slow = slowUntil[car] - start;
        if (slow <= 0) {
            return start + ticks;
        }
        return SLOW * ticks <= slow ? start + SLOW * ticks : start + slow + ticks - slow / SLOW;
    }

    /** Sends a car to a place from its position. */
    void drive(int car, int place, int person) {
        turn(car);
        target[car] = place;
        wish[car] = person;
        arrival[car] = after(car, row[car][place]);
    }

    /** Sends a car that is at its place on a drive of a given time. */
    void drive(int car, int place, int person, double ticks) {
        target[car] = place;
        wish[car] = person;
        begun[car] = now;
        arrival[car] = after(car, ticks);
    }

    /** Ends the drive of a car at its interpolated position, from which its next drive begins. */
    private void turn(int car) {
        double whole = arrival[car] - begun[car];
        if (target[car] != NONE && now > begun[car] && whole > 0) {
            double share = Math.min(1, (now - begun[car]) / whole);
            int[] ticks = row[car];
            for (int place = 0; place < ticks.length; place++) {
                ticks[place] = (int) ((1 - share) * ticks[place] + share * guide.ticks(target[car], place));
            }
        }
        begun[car] = now;
    }

    /** Returns the completed share of a car's drive, from 0 to 1. */
    double share(int car) {
        double whole = arrival[car] - begun[car];
        return whole > 0 ? Math.max(0, Math.min(1, (now - begun[car]) / whole)) : 0;
    }

    /** Sets the position of a car to the middle of its target. */
    void stop(int car) {
        now = arrival[car];
        for (int place = 0; place < row[car].length; place++) {
            row[car][place] = guide.ticks(target[car], place);
        }
        begun[car] = now;
    }

    /** Places a person at a company. */
    void putInto(int person, int company) {
        if (lobby[person] != NONE) {
            waits[lobby[person]] &= ~(1 << person);
        }
        lobby[person] = company;
        carOf[person] = NONE;
        if (company != NONE) {
            waits[company] |= 1 << person;
        }
    }

    /** Moves a person into a car. */
    void board(int car, int person) {
        putInto(person, NONE);
        carOf[person] = car;
        rider[car] = person;
        factor[car] = nextFactor[car];
        nextFactor[car] = 1;
    }

    /** Moves the passenger of a car to a company, and returns whether it was the destination. */
    boolean leave(int car, int company) {
        int person = rider[car];
        rider[car] = NONE;
        coffee[car] = Math.max(0, coffee[car] - (factor[car] > 1 ? 2 : 1));
        boolean there = bound(person) == company;
        if (there) {
            points[car] += points(person) * factor[car];
            delivered[car] |= 1 << person;
            leg[person] += changed[person] == NONE ? 1 : 0;
            changed[person] = NONE;
        }
        putInto(person, bound(person) == NONE ? NONE : company);
        factor[car] = 1;
        return there;
    }

    /** Changes the destination of a person. */
    void redirect(int person, int company) {
        changed[person] = company;
    }

    /** Slows a car down for a time (ALL_OTHER_CARS_QUARTER_SPEED). */
    void slow(int car, double ticks) {
        slowUntil[car] = Math.max(now, slowUntil[car]) + ticks;
        if (target[car] != NONE) {
            arrival[car] += Math.min((SLOW - 1) * (arrival[car] - now), ticks - ticks / SLOW);
        }
    }

    /** Stops a car for a time (STOP_CAR). */
    void halt(int car, double ticks) {
        stoppedUntil[car] = Math.max(now, stoppedUntil[car]) + ticks;
        if (target[car] != NONE) {
            arrival[car] += ticks;
        }
    }

    /** Moves a car to a tile, from which it drives on to its target (RELOCATE_ALL_CARS). */
    void relocate(int car, MapTile tile) {
        for (int place = 0; place < row[car].length; place++) {
            row[car][place] = guide.ticks(tile, place);
        }
        begun[car] = now;
        if (target[car] != NONE) {
            arrival[car] = after(car, row[car][target[car]]);
        }
    }
}
