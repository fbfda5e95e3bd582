package arena.game;

import java.util.List;

/**
 * What a search needs besides the rules: what may be tried, and what may be true.
 *
 * @param <S> a full state
 * @param <V> what one viewer may see of it
 * @param <A> an action of the game
 */
public interface Searchable<S, V, A> {

    /**
     * Returns the orders worth trying by a seat that is asked and sees this, in a fixed order; each is legal as far as
     * the seat can know.
     */
    List<A> actions(V view, Seat seat);

    /**
     * Returns a full state of a match with these settings that would look like this view to the seat; what the seat
     * cannot know is drawn from the source.
     */
    S guess(V view, Seat seat, Settings settings, Chance source);
}
