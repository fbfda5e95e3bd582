package arena.game;

/**
 * A source of determinizations: states that a seat may be in as far as it knows.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 */
public interface Guesser<S, V> {

    /**
     * Returns a determinization: a full state with these settings that has the same view from the seat; what the seat
     * cannot know is drawn from the source.
     *
     * @param view what the seat was shown, {@linkplain Codec#completed completed} by what it was shown first
     */
    S guess(V view, Seat seat, Settings settings, Chance source);
}
