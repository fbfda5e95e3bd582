package arena.game;

import java.util.List;

/**
 * A painter of scenes.
 *
 * @param <C> a scene: the view of a state from one viewpoint
 */
@FunctionalInterface
public interface Painter<C> {

    /** Returns the picture of a scene; it shows only what the scene contains. */
    Picture paint(C scene);

    /**
     * Returns a picture of a scene for a window with a number of rows. A painter may omit the least important parts or
     * draw smaller; if the smallest picture is still higher, or the painter has only one picture, it returns that one.
     */
    default Picture paint(C scene, int rows) {
        return paint(scene);
    }

    /**
     * Returns the picture of a scene for a window with a number of rows, with marks on the changes since an earlier
     * scene of the same viewer. A painter may mark nothing.
     */
    default Picture paint(C before, C scene, int rows) {
        return paint(scene, rows);
    }

    /**
     * Returns the changes between two scenes of the same viewer as sentences for people, the most important first;
     * they contain only what the scenes show. A painter may return none.
     */
    default List<String> changes(C before, C after) {
        return List.of();
    }
}
