package arena.games.windwardopolis.levels;

import java.util.ArrayList;
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
}
