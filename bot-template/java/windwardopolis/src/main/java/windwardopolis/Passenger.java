package windwardopolis;

import java.util.List;
import java.util.Optional;

/**
 * The head of a company.
 *
 * @param points for a complete trip
 * @param enemies by name: where one of them waits this one does not leave the car
 * @param company where this one waits; nothing in a car, or with all trips done
 * @param destination where to next; nothing with all trips done
 * @param route where to after that
 */
public record Passenger(
        String name,
        int points,
        List<String> enemies,
        Optional<String> company,
        Optional<String> destination,
        List<String> route) {

    public Passenger {
        enemies = List.copyOf(enemies);
        route = List.copyOf(route);
    }

    /** Returns whether a car may still fetch this one now. */
    public boolean isWaiting() {
        return company.isPresent() && destination.isPresent();
    }
}
