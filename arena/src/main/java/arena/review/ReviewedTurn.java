package arena.review;

import arena.regress.RecordedOutput;
import java.util.Optional;

/**
 * The review of one decision.
 *
 * @param turn the number of its prompt, as in {@code input_7.txt}
 * @param played the answer that was given; empty if there was none in time
 * @param code how it was judged
 * @param better a better order; empty if the review found none
 * @param chances the winning chances
 * @param mark the mark
 */
public record ReviewedTurn(
        int turn, Optional<RecordedOutput> played, int code, Optional<Better> better, Chances chances, Mark mark) {

    /**
     * An order that the seat could have given.
     *
     * @param order as a bot would write it
     * @param why one line of the search that explains it; may be empty
     */
    public record Better(RecordedOutput order, String why) {}

    /**
     * The winning chances of the seat at a decision, from 0 to 1.
     *
     * @param best after the best order that the review found
     * @param played after what was played; at most {@code best}
     * @param lostAtLeast the loss that is exceeded with a confidence of 95 %, for the mark; at most the difference
     */
    public record Chances(double best, double played, double lostAtLeast) {

        /** Returns the chance that the decision has lost. */
        public double lost() {
            return best - played;
        }
    }

    /** Returns whether the mark is worse than fine. */
    public boolean isWrong() {
        return mark != Mark.FINE;
    }
}
