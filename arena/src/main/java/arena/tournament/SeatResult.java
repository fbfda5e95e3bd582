package arena.tournament;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The result of one seat of a game.
 *
 * @param contestant the contestant on the seat; contestants count from 0
 * @param place the place in the game, 1 the best; tied seats have the same number
 * @param points the points of the game itself
 * @param cause a few words for the reason of the result; empty if only the place is known
 * @param evidence the evidence for the cause, for people
 * @param moves the number of its moves
 * @param faults the number of its answers that were not accepted
 * @param late the number of its answers that did not come in time
 * @param usedMillis the thinking time of all moves
 * @param slowestMillis the thinking time of the slowest move
 * @param figures further figures by the game's own names; mostly none
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

    /** Creates the result of a seat in a game without figures. */
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

    /** Returns a result of which only place and points are known. */
    public static SeatResult of(int contestant, int place, long points) {
        return new SeatResult(contestant, place, points, "", "", 0, 0, 0, 0, 0);
    }

    /** Returns the result of a seat in a game that was not completed, with the cause and its evidence. */
    public static SeatResult remark(int contestant, String cause, String evidence) {
        return new SeatResult(contestant, 0, 0, cause, evidence, 0, 0, 0, 0, 0);
    }

    /** Returns the half points against another seat: 2 for the better place, 1 for the same, 0 for the worse. */
    public int halfPoints(SeatResult other) {
        return 1 + Integer.signum(other.place() - place);
    }

    /** Returns the result with another place and other points. */
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

    /** Returns the result with another cause and other evidence. */
    public SeatResult withCause(String otherCause, String otherEvidence) {
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

    /** Returns the result with other figures. */
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
