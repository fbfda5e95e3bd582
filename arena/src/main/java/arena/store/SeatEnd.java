package arena.store;

/**
 * What an attempt ended with for one seat.
 *
 * @param contestant who sat there
 * @param place the place in the match, 1 the best; who shares a place has the same number
 * @param points the points of the game
 * @param cause a short word why it ended so for this seat
 * @param evidence what shows it, for people
 * @param moves how many moves it made
 * @param faults how many of its answers were not accepted
 * @param late how many of its answers were missing in time
 * @param usedMillis how long it thought in all
 * @param slowestMillis how long it thought about its slowest move
 */
public record SeatEnd(
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

    public SeatEnd {
        cause = Kept.text(cause);
        evidence = Kept.text(evidence);
    }
}
