package arena.match;

import java.time.Duration;

/**
 * A retry of a match that its venue broke off: it is played once more from its beginning. Two failures are the
 * referee's to decide: no match is won or lost by the infrastructure.
 */
public final class MatchRetry {

    /** The pause between two checks of the venue. */
    private static final Duration LOOK = Duration.ofMillis(250);

    private final Venue venue;
    private final Duration grace;
    private final Clock clock;

    /**
     * Prepares two attempts.
     *
     * @param grace how long the venue may take to recover before the match is given up
     * @param clock the clock of the waiting, not of a match
     */
    public MatchRetry(Venue venue, Duration grace, Clock clock) {
        this.venue = venue;
        this.grace = grace;
        this.clock = clock;
    }

    /** A match to be played from its beginning, with players and a record of its own. */
    @FunctionalInterface
    public interface Attempt {
        /** Plays it; the number is 1, or 2 for the second time. */
        MatchConclusion play(int number);
    }

    /**
     * Returns the conclusion of the first attempt, or of the second if the venue broke the first and recovered in time.
     */
    public MatchConclusion play(Attempt attempt) throws InterruptedException {
        MatchConclusion first = attempt.play(1);
        return isBrokenByVenue(first) && recovers() ? attempt.play(2) : first;
    }

    /**
     * Returns the conclusion of the only attempt: the caller counts the attempts, and orders the next one. If the venue
     * broke it, this returns once the venue has recovered, or the grace is over.
     */
    public MatchConclusion playOnce(Attempt attempt) throws InterruptedException {
        MatchConclusion only = attempt.play(1);
        if (isBrokenByVenue(only)) {
            recovers();
        }
        return only;
    }

    /**
     * Returns the seed of an attempt: that of the first is the match's own. A player that has seen something of an
     * attempt that counts for nothing must know nothing of the next, so a later attempt has a seed that a hash derives
     * from it.
     */
    public static long seed(long first, int attempt) {
        return attempt == 1 ? first : Sha256.number(first + " attempt " + attempt);
    }

    private static boolean isBrokenByVenue(MatchConclusion conclusion) {
        return conclusion instanceof MatchConclusion.Broken broken && broken.cause() == Event.Cause.INFRASTRUCTURE;
    }

    private boolean recovers() throws InterruptedException {
        long end = clock.nanos() + grace.toNanos();
        while (venue.problem().isPresent()) {
            if (clock.nanos() >= end) {
                return false;
            }
            clock.signal().await(Math.min(end, clock.nanos() + LOOK.toNanos()));
        }
        return true;
    }
}
