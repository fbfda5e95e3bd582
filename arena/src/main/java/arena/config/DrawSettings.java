package arena.config;

import java.util.List;
import java.util.Optional;

/**
 * Section {@code [draw]}: who is where at the beginning.
 *
 * @param kind how that is found
 * @param order the names of all teams, the strongest first, if they are seeded; else none
 * @param groups the names of each group's teams, group A first, if they are placed by hand; else none
 * @param seed the master seed that the organiser has brought, 64 hexadecimal digits in lower case; nothing if the arena
 *     draws it
 */
public record DrawSettings(Kind kind, List<String> order, List<List<String>> groups, Optional<String> seed) {

    /** How it is found who is where. */
    public enum Kind {
        /** By lot, from the master seed. */
        LOT,
        /** By the strength that the organiser has given. */
        SEEDING,
        /** By the groups that the organiser has made. */
        HAND
    }

    public DrawSettings {
        order = List.copyOf(order);
        groups = groups.stream().map(List::copyOf).toList();
    }
}
