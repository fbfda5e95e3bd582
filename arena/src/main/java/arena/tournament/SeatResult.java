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
 * @param tally the tally of its moves
 * @param figures further figures by the game's own names; mostly none
 */
public record SeatResult(
        int contestant,
        int place,
        long points,
        String cause,
        String evidence,
        MoveTally tally,
        SortedMap<String, Long> figures) {

    public SeatResult {
        figures = Collections.unmodifiableSortedMap(new TreeMap<>(figures));
    }

    /** Creates the result of a seat in a game without figures. */
    public SeatResult(int contestant, int place, long points, String cause, String evidence, MoveTally tally) {
        this(contestant, place, points, cause, evidence, tally, Collections.emptySortedMap());
    }

    /** Returns a result of which only place and points are known. */
    public static SeatResult of(int contestant, int place, long points) {
        return new SeatResult(contestant, place, points, "", "", MoveTally.NONE);
    }

    /** Returns the result of a seat in a game that was not completed, with the cause and its evidence. */
    public static SeatResult remark(int contestant, String cause, String evidence) {
        return new SeatResult(contestant, 0, 0, cause, evidence, MoveTally.NONE);
    }

    /** Returns the half points against another seat: 2 for the better place, 1 for the same, 0 for the worse. */
    public int halfPoints(SeatResult other) {
        return 1 + Integer.signum(other.place() - place);
    }

    /** Returns the result with another place and other points. */
    public SeatResult placed(int otherPlace, long otherPoints) {
        return new SeatResult(contestant, otherPlace, otherPoints, cause, evidence, tally, figures);
    }

    /** Returns the result with another cause and other evidence. */
    public SeatResult withCause(String otherCause, String otherEvidence) {
        return new SeatResult(contestant, place, points, otherCause, otherEvidence, tally, figures);
    }

    /** Returns the result with other figures. */
    public SeatResult with(Map<String, Long> otherFigures) {
        return new SeatResult(contestant, place, points, cause, evidence, tally, new TreeMap<>(otherFigures));
    }
}
