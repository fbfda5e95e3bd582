package arena.level;

/**
 * A decision maker for one seat in one match.
 *
 * @param <V> the view of a seat
 * @param <A> an action of the game
 */
public interface Mind<V, A> {

    /** Returns the order for a view. */
    A choose(V view);

    /**
     * Receives a view in which another player chooses; {@link #played} reports the choice. A mind that keeps no memory
     * of past turns need not implement this.
     */
    default void follow(V view) {}

    /** Reports an order that was given instead of the one that the mind chose last, or while it only followed. */
    default void played(A order) {}

    /** Reports the code by which the last order was judged. */
    default void acknowledged(int code) {}

    /** Returns one line that explains the last choice; empty if there was no search. */
    default String why() {
        return "";
    }
}
