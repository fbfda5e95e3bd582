package arena.record;

import arena.match.Event;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The names of the seats of a match, as texts show them. */
final class SeatNames {

    private final SortedMap<Integer, String> names = new TreeMap<>();

    SeatNames(Optional<Event.Began> began) {
        began.stream()
                .flatMap(setUp -> setUp.sittings().stream())
                .forEach(sitting -> names.put(sitting.seat(), Printable.of(sitting.name(), 32)));
    }

    /** Returns the name of a seat; seat 0 is the arena. */
    String of(int seat) {
        return names.getOrDefault(seat, seat == 0 ? "arena" : "seat " + seat);
    }

    List<String> all() {
        return List.copyOf(names.values());
    }

    int widest() {
        return names.values().stream().mapToInt(String::length).max().orElse(0);
    }
}
