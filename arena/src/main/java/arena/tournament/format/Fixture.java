package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A game of a contest that is to be played, with a contestant on each seat.
 *
 * @param id its permanent name: section, round, contestants and number of the game, in letters, digits, dots and
 *     hyphens, so that it can be part of a file name
 * @param section the id of its section
 * @param round its round within the section, from 1; games of one round can be played at the same time
 * @param seats the contestant on each seat, seat 1 first; all different
 * @param settings changed settings of the game for this fixture alone, by key; mostly none
 */
public record Fixture(String id, String section, int round, List<Integer> seats, SortedMap<String, String> settings) {

    /** The text before the number of the round in the ids of games. */
    static final String ROUND = ".r";

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9.-]{1,120}");

    public Fixture {
        if (!ID.matcher(id).matches()) {
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

    /** Returns a fixture with the usual settings of the game. */
    static Fixture plain(String id, String section, int round, List<Integer> seats) {
        return new Fixture(id, section, round, seats, Collections.emptySortedMap());
    }

    /**
     * Returns the name of an encounter, such as {@code 1A.3-17}: it does not depend on the seats. Contestants count
     * from 1 here.
     */
    static String encounter(String section, List<Integer> contestants) {
        return contestants.stream()
                .sorted()
                .map(one -> String.valueOf(one + 1))
                .collect(Collectors.joining("-", section + ".", ""));
    }

    /**
     * Returns the common beginning of the ids of all games of the same section, and of the same round if ids hold
     * rounds: {@code 1A.} or {@code 1.r3.}.
     */
    public static String part(String id) {
        int section = id.indexOf('.') + 1;
        int round = id.startsWith(ROUND, section - 1) ? id.indexOf('.', section) + 1 : 0;
        return id.substring(0, Math.max(section, round));
    }

    /** Returns the section in an id. */
    static String section(String id) {
        return id.substring(0, Math.max(0, id.indexOf('.')));
    }

    /** Returns whether a contestant plays in the fixture. */
    public boolean isPlayedBy(int contestant) {
        return seats.contains(contestant);
    }
}
