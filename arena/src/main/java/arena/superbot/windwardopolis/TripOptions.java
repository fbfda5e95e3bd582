package arena.superbot.windwardopolis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What a car can do next, as the levels that plan compare it. */
final class TripOptions {

    private static final int NONE = CityGuide.NONE;

    /** A plan is kept until another one is better by so much. */
    private static final double BETTER = 1.03;

    private TripOptions() {}

    /**
     * A drive to a place, and what follows there.
     *
     * @param place where to go
     * @param next who is to board there, or is fetched from there; from the number of people on, a place to go on to
     */
    record Option(int place, int next) {
        static final Option NOTHING = new Option(NONE, NONE);
    }

    /**
     * A plan with what it is worth.
     *
     * @param worth in points, those that come soon
     */
    record Rated(Option option, double worth) {}

    /**
     * Returns all plans that are worth something by {@link TripSearch}, the best one first.
     *
     * @param last the plan that is followed, which is kept unless another one is clearly better
     */
    static List<Rated> rated(CityGuide guide, SeatObservation situation, PackedRound round, Option last) {
        TripSearch search = new TripSearch(round, situation.me());
        return options(guide, situation, round).stream()
                .map(option -> new Rated(option, (option.equals(last) ? BETTER : 1) * search.worth(option)))
                .filter(rated -> rated.worth() > 0)
                .sorted(Comparator.comparingDouble(rated -> -rated.worth()))
                .toList();
    }

    /** Returns all that can be done. */
    private static List<Option> options(CityGuide guide, SeatObservation situation, PackedRound round) {
        int rider = situation.rider(situation.me());
        List<Integer> nexts = nexts(guide, situation, round);
        List<Option> options = new ArrayList<>();
        if (rider == NONE) {
            nexts.forEach(next -> options.add(new Option(place(guide, situation, next), next)));
            return options;
        }
        int bound = situation.bound(rider);
        nexts.forEach(next -> options.add(new Option(bound, next)));
        if ((guide.enemies(rider) & round.waits[bound]) != 0) {
            for (int company = 0; company < guide.companies(); company++) {
                if (company != bound) {
                    int elsewhere = company;
                    nexts.forEach(next -> options.add(new Option(elsewhere, next)));
                }
            }
        }
        return options;
    }

    private static int place(CityGuide guide, SeatObservation situation, int next) {
        int people = guide.people().size();
        if (next >= people) {
            return next - people;
        }
        return situation.lobby(next) != NONE ? situation.lobby(next) : situation.bound(next);
    }

    private static List<Integer> nexts(CityGuide guide, SeatObservation situation, PackedRound round) {
        int me = situation.me();
        int people = guide.people().size();
        boolean isFree = situation.rider(me) == NONE;
        int coffee = situation.car().coffee();
        List<Integer> nexts = new ArrayList<>();
        for (int person = 0; person < people && (coffee > 0 || !isFree); person++) {
            boolean waits = situation.lobby(person) != NONE;
            boolean rides = round.carOf[person] != NONE && round.carOf[person] != me && round.boundNext(person) != NONE;
            if ((waits || rides) && !situation.hasDelivered(me, person)) {
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

    /** Returns the pick-up list of an option: nobody but who is next, or nobody at all. */
    static List<String> pickup(CityGuide guide, int rider, Option option) {
        int only = option.next() < guide.people().size() ? option.next() : rider;
        return only == NONE ? List.of() : List.of(guide.people().get(only).name());
    }

    /** Returns a plan in words. */
    static String text(CityGuide guide, int rider, Rated rated) {
        int people = guide.people().size();
        Option option = rated.option();
        String next = option.next() >= people
                ? "coffee at " + guide.tile(option.next() - people).text()
                : guide.people().get(option.next()).name();
        String text = rider == NONE
                ? "fetches " + next + (option.next() < people ? " at " + guide.name(option.place()) : "")
                : "brings " + guide.people().get(rider).name() + " to " + guide.name(option.place()) + ", then fetches "
                        + next;
        return text + String.format(Locale.ROOT, ": worth %.2f points", rated.worth());
    }

    /** Returns what makes a planner think again when it has changed: who is where, and its own passenger's way. */
    static int[] signature(CityGuide guide, SeatObservation situation) {
        int people = guide.people().size();
        int rider = situation.rider(situation.me());
        int[] signature = new int[people + 2];
        for (int person = 0; person < people; person++) {
            signature[person] = situation.lobby(person);
        }
        signature[people] = rider;
        signature[people + 1] = rider == NONE ? NONE : situation.bound(rider);
        return signature;
    }
}
