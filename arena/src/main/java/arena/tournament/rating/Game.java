package arena.tournament.rating;

import arena.tournament.Played;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who played a game, and where each of them ended.
 *
 * @param contestants who sat on each seat, seat 1 first; contestants count from 0, and one may have several seats
 * @param places where each seat ended, seat 1 first; the smaller the better, equal places are ties
 */
public record Game(List<Integer> contestants, List<Integer> places) {

    /** How many seats may share a place at most; each more of them doubles the work that a game is. */
    public static final int MOST_TIED = 10;

    public Game {
        contestants = List.copyOf(contestants);
        places = List.copyOf(places);
        if (contestants.size() < 2 || contestants.size() != places.size()) {
            throw new IllegalArgumentException(
                    "a game has two or more contestants and a place for each, not " + contestants + " and " + places);
        }
        if (contestants.stream().anyMatch(contestant -> contestant < 0)) {
            throw new IllegalArgumentException("contestants count from 0, not " + contestants);
        }
        if (byPlace(contestants, places).values().stream().anyMatch(tied -> tied.size() > MOST_TIED)) {
            throw new IllegalArgumentException(
                    "at most " + MOST_TIED + " seats may share a place, not as in " + places);
        }
    }

    /** Returns what counts of a game of a tournament. */
    public static Game of(Played played) {
        return new Game(played.pairing().seats(), played.places());
    }

    /** Returns who shares each place that somebody has, the worst first. */
    SortedMap<Integer, List<Integer>> byPlace() {
        return byPlace(contestants, places);
    }

    private static SortedMap<Integer, List<Integer>> byPlace(List<Integer> contestants, List<Integer> places) {
        SortedMap<Integer, List<Integer>> sharing = new TreeMap<>(Comparator.reverseOrder());
        for (int seat = 0; seat < places.size(); seat++) {
            sharing.computeIfAbsent(places.get(seat), place -> new ArrayList<>())
                    .add(contestants.get(seat));
        }
        return sharing;
    }
}
