package arena.web.match;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What a viewer may see of one move, and the board after it.
 *
 * @param at which one it is; 0 is the beginning
 * @param step of the match
 * @param millis since the match began
 * @param scene the board, in the game's own terms
 * @param what how the board came to be so, in the game's own terms
 * @param orders the answers that led to it, refused ones too
 * @param notes what else happened, for people
 * @param news the same for those who say it in another language
 */
public record PageMove(
        int at,
        int step,
        double millis,
        Optional<SortedMap<String, Object>> scene,
        Optional<SortedMap<String, Object>> what,
        List<Order> orders,
        List<String> notes,
        List<MoveRemark> news,
        List<Clock> clocks,
        List<Tally> tallies) {

    /**
     * One answer.
     *
     * @param shown the answer, as far as this viewer may see it
     * @param code how it was judged; nothing if this viewer may not know
     * @param words why; nothing if this viewer may not know
     * @param again whether it was refused and may be given once more
     */
    public record Order(
            int seat,
            Optional<String> shown,
            Optional<Integer> code,
            Optional<String> words,
            Optional<Boolean> fault,
            Optional<Boolean> late,
            boolean again,
            int turn,
            Times times) {}

    /**
     * When the things happened that led to an answer, in milliseconds since the match began; what did not happen or was
     * not seen is left out.
     */
    public record Times(
            Optional<Double> published,
            Optional<Double> seen,
            Optional<Double> answered,
            Optional<Double> complete,
            double judged) {}

    /**
     * Something else that happened.
     *
     * @param kind joined, left, held, handed-over, intervened, ended, broken-off, noticed or program
     * @param seat whom it is about; 0 if it is about all
     * @param millis how long it took, where that matters
     * @param reason the game's word for why, who plays on, or what was done
     * @param words the same as a sentence
     */
    public record MoveRemark(String kind, int seat, Optional<Double> millis, Optional<String> reason, String words) {}

    /**
     * The time of a seat.
     *
     * @param leftMillis for all answers together; nothing if each has a time of its own
     */
    public record Clock(int seat, long usedMillis, Optional<Long> leftMillis) {}

    /**
     * What a seat has done so far.
     *
     * @param faults how many answers broke a rule or did not come; nothing if this viewer may not know
     * @param left why it was left for good
     * @param playedBy who plays on for whoever sat there first
     */
    public record Tally(
            int seat,
            int moves,
            Optional<Integer> faults,
            Optional<Integer> late,
            Optional<String> left,
            Optional<String> playedBy) {}
}
