package arena.game;

import java.util.List;

/**
 * The part of a game that a search needs besides the rules: the orders to try, and determinizations.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface Searchable<S, V, A> extends Guesser<S, V> {

    /**
     * Returns the orders worth trying by a seat that is asked, in a fixed order; each is legal as far as the seat can
     * know.
     */
    List<A> actions(V view, Seat seat);
}
