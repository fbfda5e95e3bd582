package arena.game;

import java.util.Optional;

/**
 * The source of a game's scenes: the terminal painter and pages draw the same values.
 *
 * @param <S> a full state
 * @param <A> an action of the game
 * @param <C> a scene: a record of values that {@link Scene#of} can convert
 */
@FunctionalInterface
public interface Scenes<S, A, C> {

    /** Returns the scene of a state. It may include public history, but no secret of other seats. */
    C scene(S state, Viewpoint from);

    /**
     * Returns the visible course of one step, as a record like a scene: it contains only what the viewer could know
     * from both scenes and the public form of the actions. By default there is none.
     *
     * @param actions the actions of the step, as in {@link GameRules#next}
     */
    default Optional<Record> step(S before, Actions<A> actions, S after, Viewpoint from) {
        return Optional.empty();
    }
}
