package arena.tournament;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a game ended with for one seat.
 *
 * @param contestant who sat there; contestants count from 0
 * @param place the place in the game, 1 the best; who shares a place has the same number
 * @param points the points of the game itself
 * @param cause a short word why it ended so for this seat; empty if nothing but the place is known
 * @param evidence what shows it, for people
 * @param moves how many moves it made
 * @param faults how many of its answers were not accepted
 * @param late how many of its answers were missing in time
 * @param usedMillis how long it thought in all
 * @param slowestMillis how long it thought about its slowest move
 * @param figures what it has reached, in the game's own words, each with its number; mostly none
 */
public record SeatResult(
        int contestant,
        int place,
        long points,
        String cause,
        String evidence,
        int moves,
        int faults,
        int late,
        long usedMillis,
        long slowestMillis,
        SortedMap<String, Long> figures) {

    public SeatResult {
        figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
    }

    /** Makes one of a game that has no figures. */
    public SeatResult(
            int contestant,
            int place,
            long points,
            String cause,
            String evidence,
            int moves,
            int faults,
            int late,
            long usedMillis,
            long slowestMillis) {
        this(
                contestant,
                place,
                points,
                cause,
                evidence,
                moves,
                faults,
                late,
                usedMillis,
                slowestMillis,
                Collections.emptySortedMap());
    }

    /** Returns one of which nothing but place and points is known. */
    public static SeatResult of(int contestant, int place, long points) {
        return new SeatResult(contestant, place, points, "", "", 0, 0, 0, 0, 0);
    }

    /** Returns one of a game that came to nothing: why, and what shows it. */
    public static SeatResult remark(int contestant, String cause, String evidence) {
        return new SeatResult(contestant, 0, 0, cause, evidence, 0, 0, 0, 0, 0);
    }

    /** Returns the half points against another seat: 2 for the better place, 1 for the same, 0 for the worse. */
    public int halfPoints(SeatResult other) {
        return 1 + Integer.signum(other.place() - place);
    }

    /** Returns it on another place, with other points. */
    public SeatResult placed(int otherPlace, long otherPoints) {
        return new SeatResult(
                        contestant,
                        otherPlace,
                        otherPoints,
                        cause,
                        evidence,
                        moves,
                        faults,
                        late,
                        usedMillis,
                        slowestMillis)
                .with(figures);
    }

    /** Returns it with other words for why it ended so, and for what shows it. */
    public SeatResult told(String otherCause, String otherEvidence) {
        return new SeatResult(
                        contestant,
                        place,
                        points,
                        otherCause,
                        otherEvidence,
                        moves,
                        faults,
                        late,
                        usedMillis,
                        slowestMillis)
                .with(figures);
    }

    /** Returns it with other figures. */
    public SeatResult with(Map<String, Long> otherFigures) {
        return new SeatResult(
                contestant,
                place,
                points,
                cause,
                evidence,
                moves,
                faults,
                late,
                usedMillis,
                slowestMillis,
                new TreeMap<>(otherFigures));
    }
}
