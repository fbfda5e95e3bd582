package arena.games.windwardopolis.trip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A passenger.
 *
 * @param name the name
 * @param points the points for a complete trip
 * @param enemies the passengers who must not wait where this one leaves a car
 * @param lobby the company where the passenger waits; empty in a car, and after the last trip
 * @param destination the next destination; empty after the last trip
 * @param route the destinations after that, in order
 */
public record Passenger(
        String name,
        int points,
        SortedSet<String> enemies,
        Optional<String> lobby,
        Optional<String> destination,
        List<String> route) {

    public Passenger {
        enemies = Collections.unmodifiableSortedSet(new TreeSet<>(enemies));
        route = List.copyOf(route);
    }

    /** Returns whether the passenger waits at a company. */
    public boolean waitsAt(String company) {
        return lobby.isPresent() && lobby.get().equals(company);
    }

    /** Returns whether a company is the next destination. */
    public boolean wantsTo(String company) {
        return destination.isPresent() && destination.get().equals(company);
    }

    Passenger aboard() {
        return new Passenger(name, points, enemies, Optional.empty(), destination, route);
    }

    Passenger waitingAt(String company) {
        return new Passenger(name, points, enemies, Optional.of(company), destination, route);
    }

    /** Returns the passenger after a complete trip: waiting for the next one, or done. */
    Passenger delivered(String company, TripTerms terms) {
        if (route.isEmpty() || terms.isLast(route.size() - 1)) {
            return new Passenger(name, points, enemies, Optional.empty(), Optional.empty(), List.of());
        }
        return new Passenger(
                name, points, enemies, Optional.of(company), Optional.of(route.get(0)), route.subList(1, route.size()));
    }

    /** Returns the passenger with another destination; the previous one becomes the last. */
    Passenger redirected(String company) {
        List<String> changed = new ArrayList<>(route);
        changed.remove(company);
        destination.ifPresent(changed::add);
        return new Passenger(name, points, enemies, lobby, Optional.of(company), changed);
    }
}
