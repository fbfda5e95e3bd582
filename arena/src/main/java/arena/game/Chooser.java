package arena.game;

/**
 * What people are offered who play a game by hand.
 *
 * @param <V> what one viewer may see of a state
 * @param <A> an action of the game
 */
public interface Chooser<V, A> {

    /** Returns what a person may choose who sits there, is asked and sees this. */
    Choices choices(V view, Seat seat);

    /**
     * Returns the order that was chosen.
     *
     * @param chosen something that the choices allow
     */
    A order(V view, Seat seat, Choices.Chosen chosen);
}
