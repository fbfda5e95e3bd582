package arena.app.practice;

import arena.faults.Faults;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.record.MatchRecord;
import arena.review.MatchReviewer;
import arena.review.ReviewException;
import arena.review.ReviewedTurn;
import java.time.Duration;
import java.util.Optional;

/**
 * The lesson of a practice match for its team.
 *
 * @param faults whether the team made a fault in it
 * @param worst the decision that lost most winning chance; empty if the match was not lost, or shows none
 */
public record PracticeLesson(boolean faults, Optional<ReviewedTurn> worst) {

    /** The time for a decision: a player waits for the review of all of them. */
    private static final MatchReviewer.Terms QUICK = new MatchReviewer.Terms(Duration.ofMillis(50), 2);

    /**
     * Returns the lesson of a match.
     *
     * @param lost whether the team has lost it
     */
    static PracticeLesson of(GameDefinition<?, ?, ?> game, MatchRecord record, Seat seat, boolean lost) {
        boolean faults =
                Faults.of(game, record).stream().anyMatch(fault -> fault.spot().seat() == seat.number());
        return new PracticeLesson(faults, lost ? worst(record, seat) : Optional.empty());
    }

    private static Optional<ReviewedTurn> worst(MatchRecord record, Seat seat) {
        try {
            return MatchReviewer.review(record, seat, QUICK).worst(1).stream().findFirst();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ReviewException notReviewable) {
            // A game in real time, or one without a super bot: the match has no lesson of this kind.
            return Optional.empty();
        }
    }
}
