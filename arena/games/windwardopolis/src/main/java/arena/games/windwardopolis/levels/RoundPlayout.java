package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.trip.Trips;
import arena.search.SearchRandom;
import java.util.Arrays;

/**
 * A playout of a {@link PackedRound}: at each stop passengers leave and board, and each car chooses its next drive by
 * points and time, if no other car is there sooner. It is mutable and reused.
 */
final class RoundPlayout {

    /** No plan after the first stop. */
    static final int NONE = PackedRound.NONE;

    private static final int LAST_POINTS = 2;

    /** The factors of a trip whose passenger would be refused now, and of one whom another car fetches sooner. */
    private static final double ENEMY = 0.35;

    private static final double LATE = 0.15;

    /** The degree of randomness in choices and in traffic. */
    private static final double CHOICE_NOISE = 0.3;

    private static final double TRAFFIC_NOISE = 0.4;

    /** Budgets read the clock at multiples of this number. */
    private static final int LOOK = 32;

    /** The time in ticks in which the value of points decays by the factor e. */
    private static final double DECAY_TICKS = 4_000;

    /** The share of a trip's points that counts during the trip. */
    private static final double UNDER_WAY = 0.8;

    private static final double SOON = 60;

    /**
     * The time in ticks before a person's arrival at a stop from which a car may go there; earlier it would be in the
     * way.
     */
    private static final double EARLY = 300;

    final PackedRound round;
    private SearchRandom dice;
    private final double[] earned;
    private int planner = NONE;
    private int planned = NONE;
    private long stops;

    RoundPlayout(PackedRound round, SearchRandom dice) {
        this.round = round;
        this.earned = new double[round.cars];
        this.dice = dice;
    }

    /** Starts a playout from a round with random numbers. */
    void begin(PackedRound from, SearchRandom chance) {
        round.copyFrom(from);
        dice = chance;
        Arrays.fill(earned, 0);
        planner = NONE;
        planned = NONE;
    }

    /** Runs until a time: one car follows a plan, all others choose. */
    void follow(int car, TripPlan plan, double until) {
        planner = car;
        planned = plan.next();
        round.drive(car, plan.place(), planned < round.people ? planned : NONE);
        choose(until);
    }

    /** Runs until a time: all cars without a target choose. */
    void choose(double until) {
        for (int car = 0; car < round.cars; car++) {
            if (round.target[car] == NONE) {
                chooseNext(car, NONE, NONE);
            }
        }
        run(until);
    }

    /** Returns the earnings of a car, discounted by time. */
    double worth(int car) {
        return earned[car] + value() * underWay(car);
    }

    /** Returns the points of a car, including the completed share of the present trip. */
    double score(int car) {
        return round.points[car] + underWay(car);
    }

    /** Returns the discounted value of a point at the present time. */
    private double value() {
        return Math.exp(-round.now / DECAY_TICKS);
    }

    private double underWay(int car) {
        int person = round.rider[car];
        return person == NONE ? 0 : UNDER_WAY * round.points(person) * round.factor[car] * round.share(car);
    }

    /** Returns the number of visited nodes for a budget: stops, rounded to the interval of the clock. */
    long nodes() {
        return stops - stops % LOOK;
    }

    /** Runs until a time, or until a car has made its last delivery. */
    private void run(double until) {
        int car = first();
        boolean isOver = false;
        while (!isOver && round.arrival[car] < until) {
            isOver = stop(car);
            stops++;
            car = first();
        }
        if (!isOver) {
            round.now = until;
        }
    }

    private int first() {
        int first = 0;
        for (int car = 1; car < round.cars; car++) {
            if (round.arrival[car] < round.arrival[first]) {
                first = car;
            }
        }
        return first;
    }

    /** Returns whether the round is over. */
    private boolean stop(int car) {
        round.stop(car);
        int place = round.target[car];
        int person = round.rider[car];
        if (round.guide.isStore(place)) {
            round.coffee[car] = person == NONE ? CityGuide.MOST_COFFEE : round.coffee[car];
        } else if (person != NONE) {
            if ((round.guide.enemies(person) & round.waits[place]) != 0) {
                round.drive(car, round.bound(person), NONE, traffic(round.row[car][round.bound(person)]));
                return false;
            }
            double before = round.points[car];
            boolean there = round.leave(car, place);
            earned[car] += (round.points[car] - before) * value();
            if (there && round.deliveries(car) >= Trips.LAST_DELIVERY) {
                round.points[car] += LAST_POINTS;
                earned[car] += LAST_POINTS * value();
                return true;
            }
        }
        chooseNext(car, person, place);
        return false;
    }

    private double traffic(int ticks) {
        return ticks * (1 + TRAFFIC_NOISE * dice.share());
    }

    /**
     * Chooses the next drive of a car.
     *
     * @param left the person who has just left the car and cannot board at once
     * @param place the place of the car; {@link #NONE} on the way
     */
    private void chooseNext(int car, int left, int place) {
        int person = round.rider[car];
        if (person != NONE) {
            drive(car, round.bound(person), NONE, place);
            return;
        }
        int next = car == planner ? planned : NONE;
        if (car == planner && place != NONE) {
            planner = NONE;
        }
        if (next >= round.people) {
            drive(car, next - round.people, NONE, place);
        } else if (round.coffee[car] == 0) {
            drive(car, nearestStore(car), NONE, place);
        } else {
            fetch(car, next != NONE && mayFetch(car, next, left) ? next : best(car, left, place), place);
        }
    }

    private void fetch(int car, int person, int place) {
        if (person == NONE) {
            drive(car, nearestStore(car), NONE, place);
        } else if (place != NONE && round.lobby[person] == place) {
            round.board(car, person);
            drive(car, round.bound(person), NONE, place);
            for (int other = 0; other < round.cars; other++) {
                if (other != car && round.rider[other] == NONE && round.wish[other] == person) {
                    chooseNext(other, NONE, NONE);
                }
            }
        } else {
            drive(car, place(person), person, place);
        }
    }

    private void drive(int car, int to, int person, int place) {
        if (place == NONE) {
            round.drive(car, to, person);
        } else {
            round.drive(car, to, person, traffic(round.row[car][to]));
        }
    }

    private int nearestStore(int car) {
        int nearest = round.guide.companies();
        for (int place = nearest + 1; place < round.guide.places(); place++) {
            nearest = round.row[car][place] < round.row[car][nearest] ? place : nearest;
        }
        return nearest;
    }

    /** Returns the place where a person waits, or is about to wait. */
    private int place(int person) {
        return round.lobby[person] != NONE ? round.lobby[person] : round.bound(person);
    }

    private boolean mayFetch(int car, int person, int left) {
        return person != left && !round.hasDelivered(car, person) && destination(person) != NONE;
    }

    /** Returns the destination of a person who waits or is about to; otherwise {@link #NONE}. */
    private int destination(int person) {
        if (round.lobby[person] != NONE) {
            return round.bound(person);
        }
        int car = round.carOf[person];
        return car != NONE && round.target[car] == round.bound(person) ? round.boundNext(person) : NONE;
    }

    private int best(int car, int left, int place) {
        int best = NONE;
        double most = 0;
        for (int person = 0; person < round.people; person++) {
            if (mayFetch(car, person, left)) {
                double worth = worth(car, person, place) * (1 + CHOICE_NOISE * dice.share());
                if (worth > most) {
                    most = worth;
                    best = person;
                }
            }
        }
        return best;
    }

    private double worth(int car, int person, int place) {
        int from = place(person);
        double there = from == place ? 0 : round.row[car][from];
        int by = round.carOf[person];
        if (by != NONE) {
            double comes = round.arrival[by] - round.now + SOON;
            if (there + EARLY < comes) {
                return 0;
            }
            there = Math.max(there, comes);
        }
        int to = destination(person);
        double points = round.points(person) + (round.deliveries(car) == Trips.LAST_DELIVERY - 1 ? LAST_POINTS : 0);
        double worth = points / (there + round.guide.ticks(from, to));
        if ((round.guide.enemies(person) & round.waits[to]) != 0) {
            worth *= ENEMY;
        }
        for (int other = 0; other < round.cars; other++) {
            if (other != car && round.wish[other] == person && round.arrival[other] - round.now < there) {
                return worth * LATE;
            }
        }
        return worth;
    }
}
