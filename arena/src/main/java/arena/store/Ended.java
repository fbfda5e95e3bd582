package arena.store;

import java.util.List;

/**
 * How an attempt ended.
 *
 * @param verdict whether it counts
 * @param cause a short word, such as {@code played}, {@code walkover} or {@code infrastructure}
 * @param reason one sentence for people
 * @param words the evidence; may be long
 * @param moves how many moves were made
 * @param millis how long it took
 * @param record the path or name of the match's record; empty if there is none
 * @param seats what it ended with for each seat, seat 1 first; empty if nobody played
 * @param epochMillis when it ended
 */
public record Ended(
        Verdict verdict,
        String cause,
        String reason,
        String words,
        int moves,
        long millis,
        String record,
        List<SeatEnd> seats,
        long epochMillis) {

    public Ended {
        cause = Kept.text(cause);
        reason = Kept.text(reason);
        words = Kept.text(words);
        record = Kept.text(record);
        seats = List.copyOf(seats);
    }

    /** Returns the same end with these seats. */
    Ended seated(List<SeatEnd> these) {
        return new Ended(verdict, cause, reason, words, moves, millis, record, these, epochMillis);
    }
}
