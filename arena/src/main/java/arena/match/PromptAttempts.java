package arena.match;

import arena.game.Seat;
import arena.game.TimeLimit;
import java.util.Optional;

/**
 * The attempts of one seat at one question, from its first prompt to the answer that counts.
 *
 * @param byGame the time that the game gives for the question; it runs from the first prompt on
 * @param limit the time for the answer to the open prompt, or to the next one
 * @param askedNanos when the first prompt was published; empty before
 * @param number how many prompts there are with the next one
 */
record PromptAttempts(TimeLimit byGame, TimeLimit limit, Optional<Long> askedNanos, int number) {

    /** The most answers to one question: without a time limit a seat could be refused for ever. */
    static final int MOST = 1_000;

    static PromptAttempts first(TimeLimit byGame, TimeLimit limit) {
        return new PromptAttempts(byGame, limit, Optional.empty(), 1);
    }

    /** Returns the attempts after a prompt was published. */
    PromptAttempts asked(long atNanos) {
        return new PromptAttempts(byGame, limit, askedNanos.or(() -> Optional.of(atNanos)), number);
    }

    /**
     * Returns the attempts with another one, if the seat gets one.
     *
     * @param ruled how an answer was judged that the rules allow to be repeated
     * @param clocks after the time of the answer was taken from the seat
     */
    Optional<PromptAttempts> again(Event.Ruled ruled, SeatClocks clocks) {
        Reply reply = ruled.reply();
        boolean mayTry = reply.bytes().isPresent() && !reply.draft() && number < MOST;
        long sinceNanos = ruled.atNanos() - askedNanos.orElse(ruled.atNanos());
        return mayTry
                ? clocks.rest(new Seat(ruled.seat()), byGame, sinceNanos)
                        .map(rest -> new PromptAttempts(byGame, rest, askedNanos, number + 1))
                : Optional.empty();
    }
}
