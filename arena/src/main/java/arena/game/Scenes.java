package arena.game;

import java.util.Optional;

/**
 * What people see of a game, in its own terms: the terminal painter and pages draw the same values.
 *
 * @param <S> a full state
 * @param <A> an action of the game
 * @param <C> a scene: a record made of values that {@link Scene#of} knows
 */
@FunctionalInterface
public interface Scenes<S, A, C> {

    /**
     * Returns what a viewer sees of a state. It may tell what everybody has seen of the way there, and no secret of
     * others.
     */
    C scene(S state, Viewpoint from);

    /**
     * Returns what a viewer may see of how one state has become the next, as a record like a scene: it tells nothing
     * that the viewer could not know from both scenes and from what everybody is shown of the actions. A game may have
     * nothing to tell.
     *
     * @param actions of the step, as in {@link Game#next}
     */
    default Optional<Record> step(S before, Actions<A> actions, S after, Viewpoint from) {
        return Optional.empty();
    }
}
