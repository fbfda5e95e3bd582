package arena.superbot.windwardopolis;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Takes the trip that earns most points for the time that it drives, to the passenger and to the destination, and minds
 * neither enemies nor rivals until it meets them.
 */
final class NearestTripMind extends DrivingMind {

    private static final double THOUSAND = 1_000;

    private int goal = CityGuide.NONE;
    private int wanted = CityGuide.NONE;
    private String why = "";

    @Override
    Decision decide(CityGuide guide, SeatObservation situation) {
        why = "";
        if (isOnTheWay(situation)) {
            return new Decision(goal, List.of(), List.of());
        }
        int rider = situation.rider(situation.me());
        wanted = CityGuide.NONE;
        if (rider != CityGuide.NONE) {
            ride(guide, situation, rider);
        } else if (situation.car().coffee() == 0) {
            goal = nearest(guide, situation, guide.companies(), guide.places());
            why = "fetches coffee at " + guide.tile(goal).text();
        } else {
            fetch(guide, situation);
        }
        return new Decision(goal, goal == CityGuide.NONE ? List.of() : pickup(guide, situation), List.of());
    }

    /** Returns whether nothing has happened that makes it think again. */
    private boolean isOnTheWay(SeatObservation situation) {
        boolean isFree = situation.rider(situation.me()) == CityGuide.NONE;
        boolean isThere = wanted == CityGuide.NONE ? goal != CityGuide.NONE : situation.lobby(wanted) == goal;
        return !situation.hasStopped() && (isFree ? isThere : goal != CityGuide.NONE);
    }

    private void ride(CityGuide guide, SeatObservation situation, int rider) {
        String name = guide.people().get(rider).name();
        int bound = situation.bound(rider);
        if (situation.hasStopped() && situation.car().tile().equals(guide.tile(bound))) {
            goal = nearest(guide, situation, 0, guide.companies());
            why = "leaves " + name + " at " + guide.name(goal) + ", since an enemy waits at " + guide.name(bound);
        } else {
            goal = bound;
            why = "brings " + name + " to " + guide.name(goal);
        }
    }

    private void fetch(CityGuide guide, SeatObservation situation) {
        wanted = IntStream.range(0, guide.people().size())
                .filter(person -> mayBoard(situation, person))
                .boxed()
                .max(Comparator.comparingDouble(person -> rate(guide, situation, person)))
                .orElse(CityGuide.NONE);
        goal = wanted == CityGuide.NONE
                ? nearest(guide, situation, guide.companies(), guide.places())
                : situation.lobby(wanted);
        why = wanted == CityGuide.NONE
                ? "finds nobody to fetch, and goes to " + guide.name(goal)
                : String.format(
                        Locale.ROOT,
                        "fetches %s at %s: %.2f points in 1,000 ticks",
                        guide.people().get(wanted).name(),
                        guide.name(goal),
                        THOUSAND * rate(guide, situation, wanted));
    }

    private static boolean mayBoard(SeatObservation situation, int person) {
        return situation.lobby(person) != CityGuide.NONE && !situation.hasDelivered(situation.me(), person);
    }

    /** Returns the points of a trip for each tick of driving. */
    private static double rate(CityGuide guide, SeatObservation situation, int person) {
        int lobby = situation.lobby(person);
        return points(guide, person) / (guide.ticks(situation.car().tile(), lobby) + trip(guide, situation, person));
    }

    private static double points(CityGuide guide, int person) {
        return guide.people().get(person).points();
    }

    private static double trip(CityGuide guide, SeatObservation situation, int person) {
        return guide.ticks(situation.lobby(person), situation.bound(person));
    }

    /** Returns the nearest place of some that is not where the car is. */
    private static int nearest(CityGuide guide, SeatObservation situation, int from, int to) {
        return IntStream.range(from, to)
                .filter(place -> !situation.car().tile().equals(guide.tile(place)))
                .boxed()
                .min(Comparator.comparingInt(
                        place -> guide.ticks(situation.car().tile(), place)))
                .orElseThrow();
    }

    /** Returns who may board, those of the best trips from their lobbies first. */
    private static List<String> pickup(CityGuide guide, SeatObservation situation) {
        return IntStream.range(0, guide.people().size())
                .filter(person -> mayBoard(situation, person))
                .boxed()
                .sorted(Comparator.comparingDouble(person -> -points(guide, person) / trip(guide, situation, person)))
                .map(person -> guide.people().get(person).name())
                .toList();
    }

    @Override
    public String why() {
        return why;
    }
}
