package arena.tournament.format;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One game that is to be played, with everybody on a seat.
 *
 * @param id its name for ever: section, round, contestants and number of the game, in letters, digits, dots and
 *     hyphens, so that it can be part of a file's name
 * @param section the id of its section
 * @param round its round within the section, from 1; those of one round can be played side by side
 * @param seats the contestant on each seat, seat 1 first; nobody sits on two
 * @param settings what is changed of the game's settings for it alone, by key; mostly nothing
 */
public record Fixture(String id, String section, int round, List<Integer> seats, SortedMap<String, String> settings) {

    /** What stands before the number of the round in the ids of games. */
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

    /** Returns one that changes nothing of the game's settings. */
    static Fixture plain(String id, String section, int round, List<Integer> seats) {
        return new Fixture(id, section, round, seats, Collections.emptySortedMap());
    }

    /**
     * Returns the name of an encounter, such as {@code 1A.3-17}: the same for ever, whoever sits where. Contestants
     * count from 1 here, as people count.
     */
    static String encounter(String section, List<Integer> contestants) {
        return contestants.stream()
                .sorted()
                .map(one -> String.valueOf(one + 1))
                .collect(Collectors.joining("-", section + ".", ""));
    }

    /**
     * Returns with what the ids of all games begin that are of the same section, and of the same round where ids tell
     * rounds: {@code 1A.} or {@code 1.r3.}.
     */
    public static String part(String id) {
        int section = id.indexOf('.') + 1;
        int round = id.startsWith(ROUND, section - 1) ? id.indexOf('.', section) + 1 : 0;
        return id.substring(0, Math.max(section, round));
    }

    /** Returns the section that an id names. */
    static String section(String id) {
        return id.substring(0, Math.max(0, id.indexOf('.')));
    }

    /** Returns whether a contestant plays in it. */
    public boolean isPlayedBy(int contestant) {
        return seats.contains(contestant);
    }
}
