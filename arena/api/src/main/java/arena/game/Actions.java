package arena.game;

import java.util.List;
import java.util.stream.Stream;

/**
 * The counting actions of one step.
 *
 * @param all the actions, in seat order if the step is a turn, in order of arrival if it is a tick
 */
public record Actions<A>(List<Actions.Action<A>> all) {

    /** The action of one seat. */
    public record Action<A>(Seat seat, A action) {}

    public Actions {
        all = List.copyOf(all);
    }

    /** Returns a step of one action. */
    public static <A> Actions<A> of(Seat seat, A action) {
        return new Actions<>(List.of(new Action<>(seat, action)));
    }

    /** Returns a step without actions. */
    public static <A> Actions<A> none() {
        return new Actions<>(List.of());
    }

    /** Returns the actions of one seat, in order. */
    public Stream<A> by(Seat seat) {
        return all.stream().filter(action -> action.seat().equals(seat)).map(Action::action);
    }

    /**
     * Returns the action of a step that has exactly one.
     *
     * @throws IllegalStateException if the step has none or several
     */
    public Action<A> only() {
        if (all.size() != 1) {
            throw new IllegalStateException("one action was expected in this step, not " + all);
        }
        return all.get(0);
    }
}
