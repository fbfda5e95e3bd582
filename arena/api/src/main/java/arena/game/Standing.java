package arena.game;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The standing of a seat at the end of a match.
 *
 * @param seat the seat
 * @param place 1 for the best; equal places are ties
 * @param points the points that the match earns, in the game's own unit
 * @param figures the results of the seat by the game's own names, such as money or deliveries; for people and reports
 */
public record Standing(Seat seat, int place, long points, SortedMap<String, Long> figures) {

    public Standing {
        if (place < 1) {
            throw new IllegalArgumentException("places count from 1, not " + place);
        }
        figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
    }

    /** Creates the standing of a game without figures. */
    public Standing(Seat seat, int place, long points) {
        this(seat, place, points, Collections.emptySortedMap());
    }

    /** Returns the same standing with figures. */
    public Standing with(Map<String, Long> reached) {
        return new Standing(seat, place, points, new TreeMap<>(reached));
    }

    /** Returns the same standing without figures, which records of earlier arenas do not have. */
    public Standing withoutFigures() {
        return new Standing(seat, place, points);
    }

    @Override
    public String toString() {
        return "Standing[seat=" + seat + ", place=" + place + ", points=" + points
                + (figures.isEmpty() ? "" : ", figures=" + figures) + "]";
    }
}
