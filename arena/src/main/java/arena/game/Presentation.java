package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * How people are shown a game: what there is to see, and a painter who draws it for terminals.
 *
 * @param <S> a full state
 * @param <A> an action of the game
 * @param <C> what the painter draws
 * @param scenes what a viewer sees
 * @param painter draws that, and knows nothing else
 */
public record Presentation<S, A, C>(Scenes<S, A, C> scenes, Painter<C> painter) {

    /** Returns what a viewer sees of a state, as values for pages and programs; of a grounded scene what may change. */
    public Scene scene(S state, Viewpoint from) {
        C scene = scenes.scene(state, from);
        return Scene.of(scene instanceof StaticScene grounded ? grounded.now() : (Record) scene);
    }

    /** Returns what a viewer sees all through a match, as such values; a game may have nothing of that kind. */
    public Optional<Scene> ground(S state, Viewpoint from) {
        return scenes.scene(state, from) instanceof StaticScene grounded
                ? Optional.of(Scene.of(grounded.ground()))
                : Optional.empty();
    }

    /** Returns what a viewer may see of how one state has become the next, as such values; a game may tell nothing. */
    public Optional<Scene> step(S before, Actions<A> actions, S after, Viewpoint from) {
        return scenes.step(before, actions, after, from).map(Scene::of);
    }

    /** Returns the picture of what a viewer sees. */
    public Picture picture(S state, Viewpoint from) {
        return painter.paint(scenes.scene(state, from));
    }

    /** Returns the picture for a window of so many rows; it may still be higher. */
    public Picture picture(S state, Viewpoint from, int rows) {
        return painter.paint(scenes.scene(state, from), rows);
    }

    /** Returns the same picture with marks on what has become different since an earlier state. */
    public Picture picture(S before, S state, Viewpoint from, int rows) {
        return painter.paint(scenes.scene(before, from), scenes.scene(state, from), rows);
    }

    /** Returns what a viewer has seen change between two states, as sentences; a painter may have no words for it. */
    public List<String> changes(S before, S after, Viewpoint from) {
        return painter.changes(scenes.scene(before, from), scenes.scene(after, from));
    }
}
