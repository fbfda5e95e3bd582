package arena.game;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where a seat ended.
 *
 * @param seat the seat
 * @param place 1 for the best; equal places are ties
 * @param points what the match earns it, in the game's own points
 * @param figures what it has reached, in the game's own words, each with its number: its money, its deliveries; for
 *     people and reports
 */
public record Standing(Seat seat, int place, long points, SortedMap<String, Long> figures) {

    public Standing {
        if (place < 1) {
            throw new IllegalArgumentException("places count from 1, not " + place);
        }
        figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
    }

    /** Makes one of a game that has no figures. */
    public Standing(Seat seat, int place, long points) {
        this(seat, place, points, Collections.emptySortedMap());
    }

    /** Returns the same with what the seat has reached. */
    public Standing with(Map<String, Long> reached) {
        return new Standing(seat, place, points, new TreeMap<>(reached));
    }

    /** Returns the same without its figures, which records of earlier arenas do not have. */
    public Standing bare() {
        return new Standing(seat, place, points);
    }

    @Override
    public String toString() {
        return "Standing[seat=" + seat + ", place=" + place + ", points=" + points
                + (figures.isEmpty() ? "" : ", figures=" + figures) + "]";
    }
}
