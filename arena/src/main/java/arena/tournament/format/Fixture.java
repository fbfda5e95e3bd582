package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One game that is to be played, with everybody on a seat.
 *
 * @param id its name for ever: section, round, contestants and number of the game, in letters, digits, dots and hyphens, so that it
 *     can be part of a file's name
 * @param section the id of its section
 * @param round its round within the section, from 1; those of one round can be played side by side
 * @param seats the contestant on each seat, seat 1 first; nobody sits on two
 * @param settings what is changed of the game's settings for it alone, by key; mostly nothing
 */
public record Fixture(String id, String section, int round, List<Integer> seats, SortedMap<String, String> settings) {

    public Fixture {
        if (!id.matches("[A-Za-z0-9.-]{1,120}")) {
            throw new IllegalArgumentException("no id of a fixture: " + id);
        }
        seats = List.copyOf(seats);
        if (round < 1 || seats.size() < 2 || seats.stream().distinct().count() < seats.size()) {
            throw new IllegalArgumentException(
                    "a fixture has a round from 1 and different contestants on its seats, not " + round + " and "
                            + seats);
        }
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
    }

    /** Returns whether a contestant plays in it. */
    public boolean seats(int contestant) {
        return seats.contains(contestant);
    }
}
