package arena.match;

import arena.game.Ruling;
import arena.game.Seat;
import arena.game.TimeLimit;
import java.util.Optional;

/**
 * The tries of one seat at one question, from its first prompt to the answer that counts. A match and the reader of its
 * record decide alike whether a refused answer is asked for once more.
 */
public final class Tries {

    /** So often a seat may answer one question: where nobody holds it to a time it could be refused for ever. */
    static final int MOST = 1_000;

    private final Seat seat;
    private final TimeLimit byGame;
    private final SeatClocks clocks;
    private TimeLimit limit;
    private Optional<Long> askedNanos = Optional.empty();
    private int tries = 1;

    /**
     * Begins before the first prompt.
     *
     * @param byGame the time that the game gives for the question
     */
    public Tries(Seat seat, TimeLimit byGame, SeatClocks clocks) {
        this.seat = seat;
        this.byGame = byGame;
        this.clocks = clocks;
        this.limit = clocks.limit(seat, byGame);
    }

    /** A prompt was published; the time that the game gives runs from the first one on. */
    public void asked(long atNanos) {
        askedNanos = askedNanos.or(() -> Optional.of(atNanos));
    }

    /** Returns the time for the answer to the next prompt, or to the open one. */
    public TimeLimit limit() {
        return limit;
    }

    /**
     * An answer was judged and its time was taken from the seat.
     *
     * @param atNanos when it was judged
     * @return whether the seat is asked once more; then the limit is that of its next prompt
     */
    public boolean isAskedAgain(Ruling<?> ruling, Reply reply, long atNanos) {
        boolean mayTry = ruling.again() && reply.bytes().isPresent() && !reply.draft() && tries < MOST;
        Optional<TimeLimit> rest =
                mayTry ? clocks.rest(seat, byGame, atNanos - askedNanos.orElse(atNanos)) : Optional.empty();
        rest.ifPresent(time -> {
            limit = time;
            tries++;
        });
        return rest.isPresent();
    }
}
