package arena.superbot.level;

/**
 * Decides for one seat in one match.
 *
 * @param <V> what the seat sees
 * @param <A> an action of the game
 */
public interface Mind<V, A> {

    /** Returns the order for what the seat sees now. */
    A choose(V view);

    /**
     * Sees a view in which another chooses; {@link #played} tells what. Who remembers nothing of a turn need not
     * look.
     */
    default void follow(V view) {}

    /** Learns that another order was given than the one it chose last, or that one was given while it only followed. */
    default void played(A order) {}

    /** Learns how its last order was judged. */
    default void acknowledged(int code) {}

    /** Returns one line about the last choice; empty if there was nothing to think about. */
    default String why() {
        return "";
    }
}
