package arena.web.match;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A move as one viewer may see it, with the board after it.
 *
 * @param at its number; 0 is the beginning
 * @param step of the match
 * @param millis since the match began
 * @param scene the board, in the game's own terms
 * @param what the step that led to the board, in the game's own terms
 * @param orders the answers that led to it, refused ones too
 * @param notes the other events, as sentences
 * @param news the same for translation
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
     * An answer and its ruling.
     * @param shown the answer, as far as this viewer may see it
     * @param code the code of the ruling; empty if this viewer may not know it
     * @param words the reason; empty if this viewer may not know it
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

    /** The times of an answer, in milliseconds since the match began; times that were not seen are left out. */
    public record Times(
            Optional<Double> published,
            Optional<Double> seen,
            Optional<Double> answered,
            Optional<Double> complete,
            double judged) {}

    /**
     * An event other than an answer.
     * @param kind joined, left, held, handed-over, intervened, ended, broken-off, noticed or program
     * @param seat its seat; 0 if it concerns all
     * @param millis its duration, where that matters
     * @param reason the game's word for the reason, the successor's name, or the intervention
     * @param words the same as a sentence
     */
    public record MoveRemark(String kind, int seat, Optional<Double> millis, Optional<String> reason, String words) {}

    /**
     * The clock of a seat.
     * @param leftMillis for all answers together; empty if each answer has its own time limit
     */
    public record Clock(int seat, long usedMillis, Optional<Long> leftMillis) {}

    /**
     * The totals of a seat so far.
     * @param faults the number of answers that broke a rule or did not come; empty if this viewer may not know it
     * @param left the reason why the player left for good
     * @param playedBy the successor of the first player
     */
    public record Tally(
            int seat,
            int moves,
            Optional<Integer> faults,
            Optional<Integer> late,
            Optional<String> left,
            Optional<String> playedBy) {}
}
