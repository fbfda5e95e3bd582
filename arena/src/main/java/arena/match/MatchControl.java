package arena.match;

import arena.game.Choices;
import arena.game.Departure;
import arena.game.Seat;
import java.util.List;

/**
 * What the host wants of a match while it is played: how fast it goes on, whether it is held, who plays on for whom,
 * and what is done to it while it is held. All of it is asked on the match's own thread; from any other one he gives
 * the signal when he wants something else.
 */
public interface MatchControl {

    /** Lets every step begin at once, and leaves every seat to the rules. */
    MatchControl NONE = new MatchControl() {};

    /** A match begins that is to be woken by this signal; another attempt at it begins once more. */
    default void begins(WakeSignal signal) {}

    /** Learns that all players have come or were given up; the first step begins when this returns. */
    default void gathered() throws InterruptedException {}

    /** Returns whether the match is held: no step begins, and no question that was withdrawn is asked anew. */
    default boolean isHeld() {
        return false;
    }

    /**
     * Returns for how long the next step must not begin yet; if that is no time, it begins. Not asked while it is held.
     *
     * @param step from 1
     */
    default long restNanos(int step) {
        return 0;
    }

    /**
     * Returns whether the match is held from now on, since the player of a seat has gone; otherwise the rules say at
     * once what becomes of the seat. Asked once for each player that has gone.
     *
     * @param why it has gone
     */
    default boolean holdsFor(Seat seat, Departure why) {
        return false;
    }

    /** Returns the hand-overs that were ordered since it was asked last. */
    default List<HandOver> handOvers() {
        return List.of();
    }

    /** Returns whether a match that is interrupted is resumed later: its record is left without an end. */
    default boolean isSuspended() {
        return false;
    }

    /**
     * Learns that the match is held between two steps, and what may be done to it now. It is told so whenever something
     * may have changed, and before it is asked what it wants done.
     */
    default void rests(Choices interventions) {}

    /** Returns what was ordered to be done to the match since it was asked last; asked only while the match rests. */
    default List<Intervention> interventions() {
        return List.of();
    }
}
