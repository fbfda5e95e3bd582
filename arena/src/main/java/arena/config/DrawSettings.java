package arena.config;

import java.util.List;
import java.util.Optional;

/**
 * The settings of section {@code [draw]}: the places at the beginning.
 *
 * @param kind the kind of draw
 * @param order the names of all teams, the strongest first, if they are seeded; else empty
 * @param groups the names of each group's teams, group A first, if they are placed by hand; else empty
 * @param seed the organiser's own master seed, 64 hexadecimal digits in lower case; absent if the arena draws it
 */
public record DrawSettings(Kind kind, List<String> order, List<List<String>> groups, Optional<String> seed) {

    /** The kind of a draw. */
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
