package arena.search;

/**
 * Guesses of what is hidden.
 *
 * @param <P> the positions
 */
@FunctionalInterface
public interface Guesses<P extends Position> {

    /** Returns a position that may be the true one, as often as it is likely; it is the search's own until the next one is drawn. */
    P draw(Dice dice);
}
