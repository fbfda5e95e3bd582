package arena.game;

import java.util.List;

/**
 * The part of a game that a search needs besides the rules: the orders to try, and determinizations.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface Searchable<S, V, A> {

    /**
     * Returns the orders worth trying by a seat that is asked, in a fixed order; each is legal as far as the seat can
     * know.
     */
    List<A> actions(V view, Seat seat);

    /**
     * Returns a determinization: a full state with these settings that has the same view from the seat; what the seat
     * cannot know is drawn from the source.
     */
    S guess(V view, Seat seat, Settings settings, Chance source);
}
