package arena.match;

import arena.game.Choices;
import arena.game.Departure;
import arena.game.Seat;
import java.util.List;

/**
 * The host's control of a match while it is played: its pace, whether it is held, hand-overs and interventions. All
 * methods are called on the match's own thread; the host gives the signal from any other thread when a reply changes.
 */
public interface MatchControl {

    /** A control that lets every step begin at once, and leaves every seat to the rules. */
    MatchControl NONE = new MatchControl() {};

    /** Receives the signal that wakes the match as it begins; another attempt at the match begins once more. */
    default void begins(WakeSignal signal) {}

    /** Learns that all players have joined or were given up; the first step begins when this returns. */
    default void gathered() throws InterruptedException {}

    /** Returns whether the match is held: no step begins, and no withdrawn prompt is asked anew. */
    default boolean isHeld() {
        return false;
    }

    /**
     * Returns how long the next step must still wait; 0 lets it begin. Not called while the match is held.
     *
     * @param step from 1
     */
    default long restNanos(int step) {
        return 0;
    }

    /**
     * Returns whether the match is held from now on because the player of a seat has gone; otherwise the rules decide
     * at once about the seat. Called once for each player that has gone.
     *
     * @param why the cause of the departure
     */
    default boolean holdsFor(Seat seat, Departure why) {
        return false;
    }

    /** Returns the hand-overs that were ordered since the last call. */
    default List<HandOver> handOvers() {
        return List.of();
    }

    /** Returns whether a match that is interrupted is resumed later: its record is left without an end. */
    default boolean isSuspended() {
        return false;
    }

    /**
     * Learns that the match is held between two steps, and which interventions are allowed now. Called whenever that
     * may have changed, and before {@link #interventions}.
     */
    default void rests(Choices interventions) {}

    /**
     * Returns the interventions that were ordered since the last call; called only while the match is held between two
     * steps.
     */
    default List<Intervention> interventions() {
        return List.of();
    }
}
