package arena.game;

/**
 * Draws what a viewer sees.
 *
 * @param <V> what one viewer may see of a state
 */
@FunctionalInterface
public interface Painter<V> {

    /** Returns the picture of a view; it shows nothing that the view does not tell. */
    Picture paint(V view);
}
