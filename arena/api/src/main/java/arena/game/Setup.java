package arena.game;

import java.util.List;

/**
 * The setup of a match: the names on the seats, the seed of all chance, and the settings.
 *
 * @param names the names in seat order, seat 1 first; each is not empty and occurs once
 * @param seed the seed of the game's own chance; equal setups give equal matches
 * @param settings the checked settings of the game
 */
public record Setup(List<String> names, long seed, Settings settings) {

    public Setup {
        names = List.copyOf(names);
        if (names.stream().distinct().count() != names.size()) {
            throw new IllegalArgumentException("a name occurs twice among the seats: " + names);
        }
    }

    /** Returns the seats in order. */
    public List<Seat> seats() {
        return Seat.firstSeats(names.size());
    }

    /** Returns the name on a seat. */
    public String name(Seat seat) {
        return names.get(seat.index());
    }
}
