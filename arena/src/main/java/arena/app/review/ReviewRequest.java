package arena.app.review;

import arena.app.Processors;
import arena.app.RequestFailure;
import arena.app.continuation.StartingTurn;
import arena.config.Configuration;
import arena.game.Seat;
import arena.record.MatchRecord;
import arena.review.MatchReviewer;
import arena.review.ReviewException;
import java.time.Duration;
import java.util.Optional;

/**
 * A request for the review of one seat of a recorded match.
 *
 * @param as the seat, or the name of its player; empty for the only seat of a bot
 * @param think the time for each decision
 */
public record ReviewRequest(MatchRecord record, Optional<String> as, Duration think) {

    private static final Duration LEAST_THINK = Duration.ofMillis(10);
    private static final Duration MOST_THINK = Duration.ofMinutes(1);
    private static final int MOST_LANES = 8;

    /**
     * Checks the request.
     *
     * @throws RequestFailure if the time is out of range
     */
    public ReviewRequest {
        if (think.compareTo(LEAST_THINK) < 0 || think.compareTo(MOST_THINK) > 0) {
            throw RequestFailure.usage("A decision is reviewed in " + LEAST_THINK.toMillis() + "ms to "
                    + MOST_THINK.toSeconds() + "s, not in " + think.toMillis() + "ms.");
        }
    }

    /**
     * Reviews the decisions of the seat.
     *
     * @throws RequestFailure if there is no such seat, or the match cannot be reviewed
     * @throws IllegalStateException if the thread is interrupted
     */
    public MatchAdvice review(Configuration configuration) {
        Seat seat = StartingTurn.Owner.find(configuration, record, as).seat();
        try {
            int lanes = Math.min(MOST_LANES, Processors.free());
            return new MatchAdvice(MatchReviewer.review(record, seat, new MatchReviewer.Terms(think, lanes)));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped before all decisions were reviewed", stop);
        } catch (ReviewException refused) {
            throw RequestFailure.usage(String.valueOf(refused.getMessage()));
        }
    }
}
