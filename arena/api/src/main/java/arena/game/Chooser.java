package arena.game;

import java.util.List;

/**
 * A source of choices for people who play a game by hand.
 *
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface Chooser<V, A> {

    /**
     * Returns the choices of a person on a seat that must answer.
     *
     * @param already the earlier choices for the same answer, in order; empty at first
     */
    Choices choices(V view, Seat seat, List<Choices.Chosen> already);

    /**
     * Returns the order that was chosen.
     *
     * @param chosen the choices in order, each allowed by the choices at its time, the last one complete
     */
    A order(V view, Seat seat, List<Choices.Chosen> chosen);

    /**
     * Returns whether an event requires a decision of this player; if not, a person may let the game continue without
     * orders.
     */
    default boolean needsDecision(V view, Seat seat) {
        return true;
    }
}
