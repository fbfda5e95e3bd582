package arena.game;

import java.util.List;
import java.util.Optional;

/**
 * The presentation of a game to people: its scenes, and a painter that draws them for terminals.
 *
 * @param <S> a full state
 * @param <A> an action of the game
 * @param <C> a scene
 * @param scenes the source of scenes
 * @param painter the painter, which sees only scenes
 */
public record Presentation<S, A, C>(Scenes<S, A, C> scenes, Painter<C> painter) {

    /** Returns the scene of a state for pages and programs; of a static scene only the part that may change. */
    public Scene scene(S state, Viewpoint from) {
        C scene = scenes.scene(state, from);
        return Scene.of(scene instanceof StaticScene grounded ? grounded.now() : (Record) scene);
    }

    /** Returns the part of a scene that stays the same for the whole match; empty if the game has none. */
    public Optional<Scene> ground(S state, Viewpoint from) {
        return scenes.scene(state, from) instanceof StaticScene grounded
                ? Optional.of(Scene.of(grounded.ground()))
                : Optional.empty();
    }

    /** Returns the visible course of one step for pages and programs; empty if the game shows none. */
    public Optional<Scene> step(S before, Actions<A> actions, S after, Viewpoint from) {
        return scenes.step(before, actions, after, from).map(Scene::of);
    }

    /** Returns the picture of a state. */
    public Picture picture(S state, Viewpoint from) {
        return painter.paint(scenes.scene(state, from));
    }

    /** Returns the picture for a window with a number of rows; it may still be higher. */
    public Picture picture(S state, Viewpoint from, int rows) {
        return painter.paint(scenes.scene(state, from), rows);
    }

    /** Returns the picture with marks on the changes since an earlier state. */
    public Picture picture(S before, S state, Viewpoint from, int rows) {
        return painter.paint(scenes.scene(before, from), scenes.scene(state, from), rows);
    }

    /** Returns the visible changes between two states as sentences; a painter may return none. */
    public List<String> changes(S before, S after, Viewpoint from) {
        return painter.changes(scenes.scene(before, from), scenes.scene(after, from));
    }
}
