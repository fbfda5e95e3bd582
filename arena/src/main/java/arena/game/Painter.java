package arena.game;

import java.util.List;

/**
 * Draws what a viewer sees.
 *
 * @param <V> what one viewer may see of a state
 */
@FunctionalInterface
public interface Painter<V> {

    /** Returns the picture of a view; it shows nothing that the view does not tell. */
    Picture paint(V view);

    /**
     * Returns a picture of a view for a window of so many rows. A painter may leave out what matters least, or draw
     * smaller; where even that is higher, or the painter knows only one picture, that one is returned.
     */
    default Picture paint(V view, int rows) {
        return paint(view);
    }

    /**
     * Returns the picture of a view for a window of so many rows, with marks on what has become different since an
     * earlier view of the same viewer. A painter may mark nothing.
     */
    default Picture paint(V before, V view, int rows) {
        return paint(view, rows);
    }

    /**
     * Returns what has become different between two views of the same viewer, as sentences for people, the most
     * important first; it tells nothing that the views do not. A painter may have no words for it.
     */
    default List<String> changes(V before, V after) {
        return List.of();
    }
}
