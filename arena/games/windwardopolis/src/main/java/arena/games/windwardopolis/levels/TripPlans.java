package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.trip.Trips;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The possible plans of a car, as compared by the levels that plan. */
final class TripPlans {

    private static final int NONE = CityGuide.NONE;

    /** The factor by which another plan must be better to replace the present one. */
    private static final double BETTER = 1.03;

    private TripPlans() {}

    /**
     * A plan with its value.
     *
     * @param worth the value in points, discounted by time
     */
    record Rated(TripPlan plan, double worth) {}

    /**
     * Returns all plans with a positive value by {@link TripSearch}, the best one first.
     *
     * @param last the present plan, which is kept unless another one is clearly better
     */
    static List<Rated> rated(CityGuide guide, SeatObservation observation, PackedRound round, TripPlan last) {
        TripSearch search = new TripSearch(round, observation.me());
        return plans(guide, observation, round).stream()
                .map(plan -> new Rated(plan, (plan.equals(last) ? BETTER : 1) * search.worth(plan)))
                .filter(rated -> rated.worth() > 0)
                .sorted(Comparator.comparingDouble(rated -> -rated.worth()))
                .toList();
    }

    /** Returns all possible plans. */
    private static List<TripPlan> plans(CityGuide guide, SeatObservation observation, PackedRound round) {
        int rider = observation.rider(observation.me());
        List<Integer> nexts = nexts(guide, observation, round);
        List<TripPlan> plans = new ArrayList<>();
        if (rider == NONE) {
            nexts.forEach(next -> plans.add(new TripPlan(place(guide, observation, next), next)));
            return plans;
        }
        int bound = observation.bound(rider);
        nexts.forEach(next -> plans.add(new TripPlan(bound, next)));
        if ((guide.enemies(rider) & round.waits[bound]) != 0) {
            for (int company = 0; company < guide.companies(); company++) {
                if (company != bound) {
                    int elsewhere = company;
                    nexts.forEach(next -> plans.add(new TripPlan(elsewhere, next)));
                }
            }
        }
        return plans;
    }

    private static int place(CityGuide guide, SeatObservation observation, int next) {
        int people = guide.people().size();
        if (next >= people) {
            return next - people;
        }
        return observation.lobby(next) != NONE ? observation.lobby(next) : observation.bound(next);
    }

    private static List<Integer> nexts(CityGuide guide, SeatObservation observation, PackedRound round) {
        int me = observation.me();
        int people = guide.people().size();
        boolean isFree = observation.rider(me) == NONE;
        int coffee = observation.car().coffee();
        List<Integer> nexts = new ArrayList<>();
        for (int person = 0; person < people && (coffee > 0 || !isFree); person++) {
            boolean waits = observation.lobby(person) != NONE;
            boolean rides = round.carOf[person] != NONE && round.carOf[person] != me && round.boundNext(person) != NONE;
            if ((waits || rides) && !observation.hasDelivered(me, person)) {
                nexts.add(person);
            }
        }
        for (int store = guide.companies();
                store < guide.places() && !(isFree && coffee == CityGuide.MOST_COFFEE);
                store++) {
            nexts.add(people + store);
        }
        return nexts;
    }

    /** Returns the pick-up list of a plan: the next passenger alone, or an empty list. */
    static List<String> pickup(CityGuide guide, int rider, TripPlan plan) {
        int only = plan.next() < guide.people().size() ? plan.next() : rider;
        return only == NONE ? List.of() : List.of(guide.people().get(only).name());
    }

    /** Returns a plan in words. */
    static String text(CityGuide guide, int rider, Rated rated) {
        int people = guide.people().size();
        TripPlan plan = rated.plan();
        String next = plan.next() >= people
                ? "coffee at " + guide.tile(plan.next() - people).text()
                : guide.people().get(plan.next()).name();
        String text = rider == NONE
                ? "fetches " + next + (plan.next() < people ? " at " + guide.name(plan.place()) : "")
                : "brings " + guide.people().get(rider).name() + " to " + guide.name(plan.place()) + ", then fetches "
                        + next;
        return text + String.format(Locale.ROOT, ": worth %.2f points", rated.worth());
    }

    /**
     * Returns the data whose change makes a planner search again: the places of all people, and the own passenger and
     * destination.
     */
    static int[] signature(CityGuide guide, SeatObservation observation) {
        int people = guide.people().size();
        int rider = observation.rider(observation.me());
        int[] signature = new int[people + 2];
        for (int person = 0; person < people; person++) {
            signature[person] = observation.lobby(person);
        }
        signature[people] = rider;
        signature[people + 1] = rider == NONE ? NONE : observation.bound(rider);
        return signature;
    }

    /**
     * A search of the best sequence of three trips of a car by discounted points, with coffee fetched in between. A
     * passenger of a rival can be fetched at the rival's destination, a person on a rival's way may be gone, and a
     * passenger may stay on board where an enemy waits. It is mutable and serves one view.
     */
    private static final class TripSearch {

        private static final int NONE = PackedRound.NONE;
        private static final int DEPTH = 3;
        private static final int LAST_POINTS = 2;

        /** The time in ticks in which the value of points decays by the factor e. */
        private static final double DECAY_TICKS = 4_000;

        /** The value of all earnings after the last trip of a sequence that ends now. */
        private static final double LATER = 1.5;

        /** The average waiting time of a person whom no rival seems to fetch. */
        private static final double WAITING = 6_000;

        /** The probability that a person whom a rival seems to fetch sooner is still there. */
        private static final double FETCHED = 0.15;

        private static final double SOON = 60;

        /**
         * The time in ticks before a person's arrival at a stop from which a car may go there; earlier it would be in
         * the way.
         */
        private static final double EARLY = 200;

        private final PackedRound round;
        private final CityGuide guide;
        private final int me;
        private final int[] place;
        private final int[] goal;
        private final double[] from;
        private final double[] rival;

        TripSearch(PackedRound round, int me) {
            this.round = round;
            this.guide = round.guide;
            this.me = me;
            place = new int[round.people];
            goal = new int[round.people];
            from = new double[round.people];
            rival = new double[round.people];
            for (int person = 0; person < round.people; person++) {
                findMeeting(person);
            }
            Arrays.fill(rival, Double.POSITIVE_INFINITY);
            for (int car = 0; car < round.cars; car++) {
                if (car != me && round.rider[car] == NONE) {
                    guessWish(car);
                }
            }
        }

        /** Finds the place and the earliest time at which a person can be fetched. */
        private void findMeeting(int person) {
            int car = round.carOf[person];
            boolean rides = car != NONE && car != me;
            place[person] = rides ? round.bound(person) : round.lobby[person];
            goal[person] = rides ? round.boundNext(person) : round.bound(person);
            from[person] = rides ? round.arrival[car] + SOON : 0;
        }

        /** Guesses the next passenger of a rival: the trip with most points for its time. */
        private void guessWish(int car) {
            int wish = NONE;
            double most = 0;
            for (int person = 0; person < round.people; person++) {
                if (place(person) != NONE && !round.hasDelivered(car, person)) {
                    double there = Math.max(round.row[car][place[person]], from[person]);
                    double ticks = there + guide.ticks(place[person], goal[person]);
                    if (round.points(person) / ticks > most) {
                        most = round.points(person) / ticks;
                        wish = person;
                    }
                }
            }
            if (wish != NONE) {
                double there = Math.max(round.after(car, round.row[car][place[wish]]), from[wish]);
                rival[wish] = Math.min(rival[wish], there);
            }
        }

        /** Returns the place where a person can be fetched; {@link #NONE} if nowhere. */
        int place(int person) {
            return goal[person] == NONE ? NONE : place[person];
        }

        /** Returns the value of a plan, in points. */
        double worth(TripPlan plan) {
            int rider = round.rider[me];
            return rider == NONE ? first(now(), plan.next()) : deliver(rider, plan.place(), plan.next());
        }

        private Moment now() {
            return new Moment(round.row[me], round.after(me, 0), round.coffee[me], round.delivered[me], 0);
        }

        private double deliver(int rider, int company, int next) {
            double ticks = round.after(me, round.row[me][company]);
            double stays = stays(rider, company, ticks, 0);
            int used = round.delivered[me] | 1 << rider;
            double left = first(left(company, ticks, used), next);
            if (round.bound(rider) != company) {
                return (1 - stays) * left;
            }
            double points = points(rider, round.deliveries(me)) * round.factor[me] * value(ticks);
            double refused = stays == 0 ? 0 : stays * best(abandoned(rider, company, ticks, used));
            return (1 - stays) * (points + left) + refused;
        }

        /** Returns the moment after a passenger has left at a company. */
        private Moment left(int company, double ticks, int used) {
            return new Moment(guide.row(company), ticks, Math.max(0, round.coffee[me] - 1), used, 0);
        }

        /** Returns the moment after a passenger who stayed on board at a company has left at the nearest other one. */
        private Moment abandoned(int rider, int company, double ticks, int used) {
            int nearest = NONE;
            for (int other = 0; other < guide.companies(); other++) {
                boolean isOpen = other != company && (guide.enemies(rider) & round.waits[other]) == 0;
                if (isOpen && (nearest == NONE || guide.ticks(company, other) < guide.ticks(company, nearest))) {
                    nearest = other;
                }
            }
            return nearest == NONE
                    ? left(company, ticks + guide.ticks(company, company), used)
                    : left(nearest, ticks + guide.ticks(company, nearest), used);
        }

        /** The state of a car at a time. The row of driving times is shared and identifies the place. */
        @SuppressWarnings("ArrayRecordComponent")
        private record Moment(int[] row, double ticks, int coffee, int used, int trips) {}

        private double first(Moment moment, int next) {
            return next >= round.people ? stock(moment, next - round.people) : trip(moment, next);
        }

        private double stock(Moment moment, int store) {
            double ticks = moment.ticks() + moment.row()[store];
            return best(new Moment(guide.row(store), ticks, CityGuide.MOST_COFFEE, moment.used(), moment.trips()));
        }

        /** Returns the value of the best continuation. */
        private double best(Moment moment) {
            double best = LATER * value(moment.ticks());
            if (moment.trips() == DEPTH) {
                return best;
            }
            for (int person = 0; person < round.people; person++) {
                if ((moment.used() >> person & 1) == 0 && place(person) != NONE) {
                    best = Math.max(best, trip(moment, person));
                }
            }
            return best;
        }

        /** Returns the value of the trip of a person and its best continuation. */
        private double trip(Moment moment, int person) {
            if (moment.coffee() == 0) {
                return trip(stocked(moment, place[person]), person);
            }
            boolean isHere = moment.row() == guide.row(place[person]);
            double drive = isHere ? 0 : moment.row()[place[person]];
            double there = Math.max(moment.ticks() + drive, from[person]);
            if (there > moment.ticks() + drive + EARLY) {
                return 0;
            }
            double taken = rival[person] <= there ? FETCHED : Math.exp((from[person] - there) / WAITING);
            double ticks = there + guide.ticks(place[person], goal[person]);
            double stays = stays(person, goal[person], ticks, moment.used());
            int done = round.deliveries(me) + moment.trips();
            Moment after = new Moment(
                    guide.row(goal[person]),
                    ticks,
                    moment.coffee() - 1,
                    moment.used() | 1 << person,
                    moment.trips() + 1);
            return taken * (1 - stays) * points(person, done) * value(ticks) + best(after);
        }

        /** Returns the moment after a visit to the store with the smallest detour on the way to a place. */
        private Moment stocked(Moment moment, int to) {
            int best = guide.companies();
            for (int store = best + 1; store < guide.places(); store++) {
                if (moment.row()[store] + guide.ticks(store, to) < moment.row()[best] + guide.ticks(best, to)) {
                    best = store;
                }
            }
            return new Moment(
                    guide.row(best),
                    moment.ticks() + moment.row()[best],
                    CityGuide.MOST_COFFEE,
                    moment.used(),
                    moment.trips());
        }

        private int points(int person, int done) {
            return round.points(person) + (done == Trips.LAST_DELIVERY - 1 ? LAST_POINTS : 0);
        }

        /** Returns the discounted value of a point after a time. */
        private static double value(double ticks) {
            return Math.exp(-ticks / DECAY_TICKS);
        }

        /** Returns the probability that a passenger stays on board at a company after a time. */
        private double stays(int person, int company, double ticks, int used) {
            int enemies = guide.enemies(person) & ~used;
            double leaves = 1;
            for (int rest = enemies; rest != 0; rest &= rest - 1) {
                int enemy = Integer.numberOfTrailingZeros(rest);
                if (place[enemy] == company && from[enemy] < ticks) {
                    double gone = rival[enemy] < ticks ? 1 - FETCHED : 1 - Math.exp((from[enemy] - ticks) / WAITING);
                    leaves *= gone;
                }
            }
            return 1 - leaves;
        }
    }
}
