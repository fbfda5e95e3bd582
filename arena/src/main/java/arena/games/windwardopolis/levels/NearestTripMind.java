package arena.games.windwardopolis.levels;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A mind that takes the trip with most points for the driving time, to the passenger and to the destination. It ignores
 * enemies and rivals until it meets them.
 */
final class NearestTripMind extends DrivingMind {

    private static final double THOUSAND = 1_000;

    private int goal = CityGuide.NONE;
    private int wanted = CityGuide.NONE;
    private String why = "";

    @Override
    Decision decide(CityGuide guide, SeatObservation observation) {
        why = "";
        if (isOnTheWay(observation)) {
            return new Decision(goal, List.of(), List.of());
        }
        int rider = observation.rider(observation.me());
        wanted = CityGuide.NONE;
        if (rider != CityGuide.NONE) {
            ride(guide, observation, rider);
        } else if (observation.car().coffee() == 0) {
            goal = nearest(guide, observation, guide.companies(), guide.places());
            why = "fetches coffee at " + guide.tile(goal).text();
        } else {
            fetch(guide, observation);
        }
        return new Decision(goal, goal == CityGuide.NONE ? List.of() : pickup(guide, observation), List.of());
    }

    /** Returns whether nothing has happened that requires a new decision. */
    private boolean isOnTheWay(SeatObservation observation) {
        boolean isFree = observation.rider(observation.me()) == CityGuide.NONE;
        boolean isThere = wanted == CityGuide.NONE ? goal != CityGuide.NONE : observation.lobby(wanted) == goal;
        return !observation.hasStopped() && (isFree ? isThere : goal != CityGuide.NONE);
    }

    private void ride(CityGuide guide, SeatObservation observation, int rider) {
        String name = guide.people().get(rider).name();
        int bound = observation.bound(rider);
        if (observation.hasStopped() && observation.car().tile().equals(guide.tile(bound))) {
            goal = nearest(guide, observation, 0, guide.companies());
            why = "leaves " + name + " at " + guide.name(goal) + ", since an enemy waits at " + guide.name(bound);
        } else {
            goal = bound;
            why = "brings " + name + " to " + guide.name(goal);
        }
    }

    private void fetch(CityGuide guide, SeatObservation observation) {
        wanted = IntStream.range(0, guide.people().size())
                .filter(person -> mayBoard(observation, person))
                .boxed()
                .max(Comparator.comparingDouble(person -> rate(guide, observation, person)))
                .orElse(CityGuide.NONE);
        goal = wanted == CityGuide.NONE
                ? nearest(guide, observation, guide.companies(), guide.places())
                : observation.lobby(wanted);
        why = wanted == CityGuide.NONE
                ? "finds nobody to fetch, and goes to " + guide.name(goal)
                : String.format(
                        Locale.ROOT,
                        "fetches %s at %s: %.2f points in 1,000 ticks",
                        guide.people().get(wanted).name(),
                        guide.name(goal),
                        THOUSAND * rate(guide, observation, wanted));
    }

    private static boolean mayBoard(SeatObservation observation, int person) {
        return observation.lobby(person) != CityGuide.NONE && !observation.hasDelivered(observation.me(), person);
    }

    /** Returns the points of a trip per tick of driving. */
    private static double rate(CityGuide guide, SeatObservation observation, int person) {
        int lobby = observation.lobby(person);
        return points(guide, person)
                / (guide.ticks(observation.car().tile(), lobby) + trip(guide, observation, person));
    }

    private static double points(CityGuide guide, int person) {
        return guide.people().get(person).points();
    }

    private static double trip(CityGuide guide, SeatObservation observation, int person) {
        return guide.ticks(observation.lobby(person), observation.bound(person));
    }

    /** Returns the nearest place of a range other than the position of the car. */
    private static int nearest(CityGuide guide, SeatObservation observation, int from, int to) {
        return IntStream.range(from, to)
                .filter(place -> !observation.car().tile().equals(guide.tile(place)))
                .boxed()
                .min(Comparator.comparingInt(
                        place -> guide.ticks(observation.car().tile(), place)))
                .orElseThrow();
    }

    /** Returns the people who may board, those with the best trips from their lobbies first. */
    private static List<String> pickup(CityGuide guide, SeatObservation observation) {
        return IntStream.range(0, guide.people().size())
                .filter(person -> mayBoard(observation, person))
                .boxed()
                .sorted(Comparator.comparingDouble(person -> -points(guide, person) / trip(guide, observation, person)))
                .map(person -> guide.people().get(person).name())
                .toList();
    }

    @Override
    public String why() {
        return why;
    }
}
