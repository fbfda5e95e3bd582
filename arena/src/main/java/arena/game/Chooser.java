package arena.game;

import java.util.List;

/**
 * What people are offered who play a game by hand.
 *
 * @param <V> what one viewer may see of a state
 * @param <A> an action of the game
 */
public interface Chooser<V, A> {

    /**
     * Returns what a person may choose who sits there, is asked and sees this.
     *
     * @param already what has been chosen for the same answer, in order; nothing at first
     */
    Choices choices(V view, Seat seat, List<Choices.Chosen> already);

    /**
     * Returns the order that was chosen.
     *
     * @param chosen one after the other, what the choices allow each time, until they say that it is complete
     */
    A order(V view, Seat seat, List<Choices.Chosen> chosen);

    /**
     * Returns whether something has happened that this player wants to decide about; where nothing has, a person may
     * let the game go on without orders.
     */
    default boolean calls(V view, Seat seat) {
        return true;
    }
}
