package arena.game;

import java.util.List;

/**
 * Draws what a viewer sees.
 *
 * @param <C> a scene: what one viewer sees of a state
 */
@FunctionalInterface
public interface Painter<C> {

    /** Returns the picture of a scene; it shows nothing that the scene does not tell. */
    Picture paint(C scene);

    /**
     * Returns a picture of a scene for a window of so many rows. A painter may leave out what matters least, or draw
     * smaller; where even that is higher, or the painter knows only one picture, that one is returned.
     */
    default Picture paint(C scene, int rows) {
        return paint(scene);
    }

    /**
     * Returns the picture of a scene for a window of so many rows, with marks on what has become different since an
     * earlier scene of the same viewer. A painter may mark nothing.
     */
    default Picture paint(C before, C scene, int rows) {
        return paint(scene, rows);
    }

    /**
     * Returns what has become different between two scenes of the same viewer, as sentences for people, the most
     * important first; it tells nothing that the scenes do not. A painter may have no words for it.
     */
    default List<String> changes(C before, C after) {
        return List.of();
    }
}
