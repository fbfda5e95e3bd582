package arena.match;

import java.time.Duration;

/**
 * Plays a match that the place broke off once more from its beginning. Two failures are the referee's: nobody wins or
 * loses by the infrastructure.
 */
public final class MatchRetry {

    /** How long to wait before looking at the place again. */
    private static final Duration LOOK = Duration.ofMillis(250);

    private final Venue venue;
    private final Duration grace;
    private final Clock clock;

    /**
     * Prepares two attempts.
     *
     * @param grace how long the place may take to recover before the match is given up
     * @param clock the clock of the waiting, not of a match
     */
    public MatchRetry(Venue venue, Duration grace, Clock clock) {
        this.venue = venue;
        this.grace = grace;
        this.clock = clock;
    }

    /** Plays one match from its beginning, with players and a record of its own. */
    @FunctionalInterface
    public interface Attempt {
        /** Plays it; the number is 1, or 2 for the second time. */
        MatchConclusion play(int number);
    }

    /**
     * Returns the conclusion of the first attempt, or of the second if the place broke the first and recovered in time.
     */
    public MatchConclusion play(Attempt attempt) throws InterruptedException {
        MatchConclusion first = attempt.play(1);
        return isBrokenByPlace(first) && recovers() ? attempt.play(2) : first;
    }

    /**
     * Returns the conclusion of the only attempt: another counts the attempts, and orders the next one. If the
     * place broke it, he gets it once the place has recovered, or the grace is over.
     */
    public MatchConclusion playOnce(Attempt attempt) throws InterruptedException {
        MatchConclusion only = attempt.play(1);
        if (isBrokenByPlace(only)) {
            recovers();
        }
        return only;
    }

    /**
     * Returns the seed of an attempt: that of the first is the match's own. Who has seen something of an attempt
     * that counts for nothing must know nothing of the next, so a later one has a seed that is drawn from it through a
     * one-way function.
     */
    public static long seed(long first, int attempt) {
        return attempt == 1 ? first : Sha256.number(first + " attempt " + attempt);
    }

    private static boolean isBrokenByPlace(MatchConclusion conclusion) {
        return conclusion instanceof MatchConclusion.Broken broken && broken.cause() == Event.Cause.INFRASTRUCTURE;
    }

    private boolean recovers() throws InterruptedException {
        long end = clock.nanos() + grace.toNanos();
        while (venue.trouble().isPresent()) {
            if (clock.nanos() >= end) {
                return false;
            }
            clock.signal().await(Math.min(end, clock.nanos() + LOOK.toNanos()));
        }
        return true;
    }
}
