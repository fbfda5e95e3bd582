package arena.tournament.format;

import java.util.List;

/**
 * How a game counts.
 *
 * @param places where each seat ended, seat 1 first; 1 is the best, equal places are ties
 * @param points what each seat has earned in the game's own points, seat 1 first
 * @param moves the acknowledged turns of all seats together
 */
public record Score(List<Integer> places, List<Long> points, int moves) {

    public Score {
        places = List.copyOf(places);
        points = List.copyOf(points);
        if (places.size() != points.size() || !places.contains(1) || moves < 0) {
            throw new IllegalArgumentException("no score: " + places + ", " + points + ", " + moves + " moves");
        }
    }

    /** Returns whether a seat is first alone. */
    public boolean isWonBy(int seat) {
        return places.get(seat) == 1
                && places.stream().filter(place -> place == 1).count() == 1;
    }
}
